import SwiftUI

enum Signal {
  case stop, go
  mutating func advance() { self = .go }
}

struct SignalBox: View {
  @State private var signal: Signal = .stop
  @State private var speed = 40.0
  @State private var lines = ["S1"]
  @State private var isOpen = false
  @State private var label = "Platform"
  @State private var zoom = 1

  var body: some View {
    Button("\(lines.count) \(label)") {
      signal.advance()
      lines.append("S2")
      adjust(&zoom)
    }
    .onAppear { isOpen.toggle() }
    Slider(value: $speed)
    Text(signal == .go && isOpen ? label : "\(zoom)")
    Recorder(box: self)
  }

  private func adjust(_ value: inout Int) { value += 1 }
}

struct Recorder: View {
  let box: SignalBox
  var body: some View { Text("Recorder") }
}
