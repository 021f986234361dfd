import SwiftUI

struct OffsetScrollView<Content: View>: View {
  var showsIndicators = true
  @ViewBuilder let content: Content

  var body: some View {
    content.padding(showsIndicators ? 8 : 0)
  }
}

enum Canvas3D {
  struct ScrollView {
    var showsIndicators = false
  }
}

struct PosterWall: View {
  let canvas = Canvas3D.ScrollView(showsIndicators: true)

  var body: some View {
    OffsetScrollView(showsIndicators: canvas.showsIndicators) { Text("Poster") }
  }
}
