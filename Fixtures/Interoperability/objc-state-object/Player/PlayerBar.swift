// not type-checked: needs the Objective-C header
import SwiftUI

struct PlayerBar: View {
  @StateObject private var player = TRKPlayer() // want: objc-state-object:warning
  @ObservedObject var cover: TRKCoverView // want: objc-state-object:warning

  var body: some View {
    Text(player.isPlaying ? "Playing" : cover.title ?? "")
  }
}

struct PlayerButton: View {
  @EnvironmentObject private var player: TRKPlayer // want: objc-state-object:warning

  var body: some View {
    Text(player.isPlaying ? "Pause" : "Play")
  }
}
