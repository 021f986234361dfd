import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 0.5
}

struct PlayerBar: View {
  @ObservedObject var player: Player
  @State private var track = "Intro"
  @State private var showsLyrics = false

  var body: some View {
    Button("Next") {
      track = "Verse"
      showsLyrics = true
    }
    .sheet(isPresented: $showsLyrics) { [weak player] in // want: sheet-stale-state-capture
      Text(track)
        .opacity(player?.volume ?? 1)
    }
  }
}
