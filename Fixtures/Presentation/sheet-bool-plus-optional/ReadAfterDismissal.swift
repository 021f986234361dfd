import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

struct SongList: View {
  let songs: [Song]
  @State private var song: Song?
  @State private var showsSong = false

  var body: some View {
    List(songs) { next in
      Button(next.title) {
        song = next
        showsSong = true
      }
    }
    .sheet(isPresented: $showsSong, onDismiss: { print(song?.title ?? "") }) { // want: sheet-bool-plus-optional:error
      if let song {
        Text(song.title)
      }
    }
  }
}
