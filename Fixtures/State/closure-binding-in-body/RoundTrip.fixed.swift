import SwiftUI

@Observable
final class Mixer {
  var name = ""
  var isLoud = false
}

struct Channel {
  var label = ""
}

struct MixerPanel: View {
  @State private var mixer = Mixer()
  @State private var channel = Channel()
  @Binding var isMuted: Bool

  var body: some View {
    TextField("Name", text: $mixer.name)  // want: closure-binding-in-body:info
    TextField("Label", text: $channel.label)  // want: closure-binding-in-body:info
    Toggle("Muted", isOn: $isMuted)  // want: closure-binding-in-body:info
  }
}
