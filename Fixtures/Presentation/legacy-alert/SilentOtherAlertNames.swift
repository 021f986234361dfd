import SwiftUI

enum Signal {
  struct Alert {
    var title: Text
  }
}

struct SignalBox: View {
  @State private var alert: Signal.Alert?
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("Signal", isOn: $isOn)
      alert?.title
      Button("Send") { alert = Signal.Alert(title: Text("Stop")) }
    }
    .signal(isPresented: $isOn) { Signal.Alert(title: Text("Go")) }
  }
}

extension View {
  func signal(isPresented: Binding<Bool>, content: () -> Signal.Alert) -> some View {
    opacity(isPresented.wrappedValue ? 1 : 0.5)
  }
}
