import SwiftUI

struct Pump {
  var isOn = false
}

struct PumpRoom: View {
  @State private var isOpen = false
  @State private var pump = Pump()
  @Binding var level: Double
  let valve: Binding<Bool>

  var body: some View {
    Form {
      Toggle("Hatch", isOn: $isOpen.animation())
      Toggle("Pump", isOn: $pump.isOn.animation(.easeIn))
      Toggle("Door", isOn: self.$isOpen.animation(.spring()))
      Toggle("Valve", isOn: valve.animation(.default))
      Toggle(
        "Full",
        isOn: Binding(get: { level > 1 }, set: { level = $0 ? 2 : 0 })
          .animation(.linear(duration: 1))
      )
      Slider(value: $level.animation(.smooth))
      Toggle("Lamp", isOn: lamp.animation(isOpen ? .easeOut : nil))
    }
  }

  private var lamp: Binding<Bool> { $isOpen }
}

extension Binding {
  func eased() -> Binding<Value> { animation(.easeInOut) }
}
