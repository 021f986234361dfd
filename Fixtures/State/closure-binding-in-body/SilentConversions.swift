import SwiftUI

@Observable
final class Faders {
  var level: CGFloat = 0.5
  private(set) var peak = 1
  var title: String? = nil
  var isOn = false
}

struct FaderPanel: View {
  @Environment(Faders.self) private var faders
  @State private var local = Faders()
  @State private var zoom = 1.0
  @State private var changes = 0
  let plain = Faders()

  var body: some View {
    Slider(value: Binding<Double>(get: { local.level }, set: { local.level = $0 }))
    Slider(value: Binding(get: { zoom }, set: { zoom = $0 }))
    TextField("Title", text: Binding(get: { local.title ?? "" }, set: { local.title = $0 }))
    Toggle("On", isOn: Binding(get: { faders.isOn }, set: { faders.isOn = $0 }))
    Toggle("On", isOn: Binding(get: { plain.isOn }, set: { plain.isOn = $0 }))
    Toggle("On", isOn: Binding(get: { local.isOn }, set: { local.isOn = $0; changes += 1 }))
    Toggle("Off", isOn: Binding(get: { !local.isOn }, set: { local.isOn = !$0 }))
    Text("\(local.peak) \(changes)")
  }
}
