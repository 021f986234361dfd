import SwiftUI

struct Song: Hashable {
  var title: String
}

struct Album: View {
  let songs: [Song]
  @State private var song: Song?
  @State private var showsSong = false

  var body: some View {
    NavigationStack {
      List(songs, id: \.title) { next in
        Button(next.title) {
          song = next
          showsSong = true
        }
      }
      .navigationDestination(isPresented: $showsSong) { // want: sheet-bool-plus-optional:warning
        if let song {
          Text(song.title)
        }
      }
    }
  }
}
