import SwiftUI

struct Song: Hashable {
  var title: String
}

struct Album: View {
  let songs: [Song]
  @State private var song: Song?

  var body: some View {
    NavigationStack {
      List(songs, id: \.title) { next in
        Button(next.title) {
          song = next
        }
      }
      .navigationDestination(item: $song) { song in // want: sheet-bool-plus-optional:warning
        Text(song.title)
      }
    }
  }
}
