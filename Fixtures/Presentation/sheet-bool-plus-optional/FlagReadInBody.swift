import SwiftUI

struct Poster: Identifiable {
  let id: Int
  var title: String
}

struct PosterWall: View {
  let posters: [Poster]
  @State private var poster: Poster?
  @State private var isZoomed = false

  var body: some View {
    List(posters) { next in
      Button(next.title) {
        poster = next
        isZoomed = true
      }
    }
    .opacity(isZoomed ? 0.4 : 1)
    .sheet(isPresented: $isZoomed) { // want: sheet-bool-plus-optional:warning
      if let poster {
        Text(poster.title)
      }
    }
  }
}
