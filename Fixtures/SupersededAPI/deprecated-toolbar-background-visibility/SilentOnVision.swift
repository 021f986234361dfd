// deployment-target: visionOS=2.0
import SwiftUI

struct GalleryPage: View {
  var body: some View {
    Text("Gallery")
      .toolbarBackground(.hidden, for: .navigationBar)
  }
}
