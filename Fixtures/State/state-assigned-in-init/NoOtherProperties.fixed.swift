import SwiftUI

struct SoundToggle: View {
  @State private var isOn = true
  @State private var tracks: [String] = []

  init(stored: Bool?, track: String) {
    if let stored {
      _isOn = State(initialValue: stored)  // want: state-assigned-in-init:error
    }
    tracks.append(track)  // want: state-assigned-in-init:error
  }

  var body: some View {
    Toggle(tracks.joined(), isOn: $isOn)
    Button("Clear") { tracks = [] }
  }
}
