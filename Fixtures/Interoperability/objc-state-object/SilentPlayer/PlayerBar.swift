// not type-checked: needs the Objective-C header
import SwiftUI

extension TRKPlayer: ObservableObject {}

final class Equalizer: ObservableObject {
  @Published var gain = 0.0
  private let equalizer: TRKEqualizer

  init(_ equalizer: TRKEqualizer) {
    self.equalizer = equalizer
  }
}

struct PlayerBar: View {
  @ObservedObject var player: TRKQueuePlayer
  @ObservedObject var track: TRKTrack
  @ObservedObject var equalizer: Equalizer
  let raw: TRKEqualizer

  var body: some View {
    Text(player.isPlaying ? track.title ?? "" : "\(equalizer.gain) \(raw.gain)")
  }
}
