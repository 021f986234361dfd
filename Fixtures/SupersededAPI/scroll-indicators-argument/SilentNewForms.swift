import SwiftUI

struct PosterWall: View {
  var body: some View {
    VStack {
      ScrollView { Text("Poster") }
      ScrollView(.horizontal) { Text("Poster") }
      ScrollView([.horizontal, .vertical]) { Text("Poster") }
        .scrollIndicators(.hidden)
      ScrollView(content: { Text("Poster") })
    }
    .scrollIndicators(.never)
  }
}
