// deployment-target: iOS=18.0
import SwiftUI

enum BarEdge {
  case top, bottom
}

extension View {
  func toolbarBackground(_ visibility: Visibility, for edge: BarEdge) -> some View {
    padding(edge == .top ? .top : .bottom)
  }
}

struct GalleryPage: View {
  var body: some View {
    Text("Gallery")
      .toolbarBackground(.hidden, for: .top)
  }
}
