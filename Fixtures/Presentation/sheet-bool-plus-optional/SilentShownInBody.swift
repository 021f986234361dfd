import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String
}

struct NowPlaying: View {
  let tracks: [Track]
  @State private var track: Track?
  @State private var showsTrack = false

  var body: some View {
    VStack {
      Text(track?.title ?? "Nothing")
      ForEach(tracks) { next in
        Button(next.title) {
          track = next
          showsTrack = true
        }
      }
    }
    .sheet(isPresented: $showsTrack) {
      if let track {
        Text(track.title)
      }
    }
  }
}
