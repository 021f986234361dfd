import SwiftUI

struct Track: Hashable {
  let title: String
}

struct Jukebox: View {
  let tracks: [Track]
  @State private var path: [Track] = []
  @State private var showsHelp = false

  var body: some View {
    NavigationStack(path: $path) {
      List(tracks, id: \.self) { track in
        NavigationLink(track.title, value: track)
      }
      .navigationDestination(for: Track.self) { Text($0.title) }
      .toolbar {
        Button("Help") { showsHelp = true }
      }
    }
    .sheet(isPresented: $showsHelp) {
      NavigationStack {
        VStack {
          NavigationLink("Coins") { Text("Coins") }
          Button("Close") { showsHelp = false }
        }
      }
    }
  }
}
