import SwiftUI

struct Song: Hashable { let title: String }

struct SongBook: View {
  let songs: [Song]

  var body: some View {
    NavigationStack {
      List(songs, id: \.self) { song in
        NavigationLink(song.title, value: song)
      }
    }
    .navigationDestination(for: Song.self) { song in // want: navigation-modifier-on-container:error
      Text(song.title)
    }
  }
}
