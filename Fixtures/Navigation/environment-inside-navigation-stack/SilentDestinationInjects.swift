import SwiftUI

@Observable
final class Mixer {
  var gain = 0
}

struct Channel: Hashable { let number: Int }

@main
struct MixerApp: App {
  @State private var mixer = Mixer()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Channel", value: Channel(number: 1))
          .navigationDestination(for: Channel.self) { _ in
            GainView()
              .environment(mixer)
          }
          .environment(mixer)
      }
    }
  }
}

struct GainView: View {
  @Environment(Mixer.self) private var mixer

  var body: some View {
    Text("\(mixer.gain)")
  }
}
