// deployment-target: iOS=18.0, macOS=14.0
import SwiftUI

struct GalleryPage: View {
  let isPlain: Bool

  var body: some View {
    Text("Gallery")
      .toolbarBackground(isPlain ? .hidden : .visible, for: .automatic)
  }
}
