import SwiftUI

struct ScrollView<Content: View>: View {
  let showsIndicators: Bool
  @ViewBuilder let content: Content

  var body: some View {
    content.padding(showsIndicators ? 8 : 0)
  }
}

struct PosterWall: View {
  var body: some View {
    ScrollView(showsIndicators: false) { Text("Poster") }
  }
}
