// deployment-target: iOS=17.0
import SwiftUI

struct Signal: Identifiable {
  let id: Int
  var name: String
}

struct SignalBox: View {
  let signals: [Signal]
  @State private var enlarged: Signal?
  @State private var hint: Signal?

  var body: some View {
    VStack {
      enlargeButton
      Button("Hint") { hint = signals.last }
        .popover(isPresented: Binding(get: { hint != nil }, set: { _ in hint = nil })) { // want: presentation-binding-from-optional:warning
          Text(hint!.name)
        }
    }
  }

  private var enlargeButton: some View {
    Button("Enlarge") { enlarged = signals.first }
      .fullScreenCover(isPresented: Binding(get: { enlarged != nil }, set: { if !$0 { enlarged = nil } })) { // want: presentation-binding-from-optional:warning
        if let signal = enlarged {
          Text(signal.name)
        }
        Button("Close") { enlarged = nil }
      }
  }
}
