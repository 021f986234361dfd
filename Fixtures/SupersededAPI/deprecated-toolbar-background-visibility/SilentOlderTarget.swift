// deployment-target: iOS=17.0
import SwiftUI

struct GalleryPage: View {
  var body: some View {
    Text("Gallery")
      .toolbarBackground(.visible, for: .navigationBar)
  }
}
