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
    TextField("Name", text: Binding(get: { mixer.name }, set: { mixer.name = $0 }))  // want: closure-binding-in-body:info
    TextField("Label", text: Binding { self.channel.label } set: { value in self.channel.label = value })  // want: closure-binding-in-body:info
    Toggle("Muted", isOn: Binding(get: { return isMuted }, set: { isMuted = $0 }))  // want: closure-binding-in-body:info
  }
}
