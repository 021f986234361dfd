// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String
}

struct TrackRow: View {
  let track: Track
  let remove: (Track) -> Void
  @State private var showsLyrics = false
  @State private var asks = false

  var body: some View {
    HStack {
      Button(track.title) { showsLyrics = true }
        .popover(isPresented: $showsLyrics) {
          Text("La la la")
            .presentationCompactAdaptation(.popover)
        }
      Button("Remove") { asks = true }
        .confirmationDialog("Remove the track?", isPresented: $asks) {
          Button("Remove", role: .destructive) { remove(track) }
        }
    }
    .buttonStyle(.borderless)
  }
}

struct TrackList: View {
  @State private var tracks: [Track] = []

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(tracks) { track in
          TrackRow(track: track) { gone in tracks.removeAll { $0.id == gone.id } }
        }
      }
    }
  }
}
