// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Comic: Identifiable {
  let id: Int
  var title: String
}

struct ComicShelf: View {
  let comics: [Comic]
  @State private var comic: Comic?

  var body: some View {
    List(comics) { next in
      Button(next.title) { comic = next }
    }
    .sheet(item: $comic) { comic in ComicPage(comic: comic) } // want: sheet-without-close-control:warning
  }
}

struct ComicPage: View {
  let comic: Comic

  var body: some View {
    VStack {
      ComicTitle(title: comic.title)
      ScrollView { Text("Once upon a time") }
    }
  }
}

struct ComicTitle: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
