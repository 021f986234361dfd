import SwiftUI

extension Stepper where Label == Text {
  init(onIncrement: @escaping (Int) -> Void, onDecrement: @escaping (Int) -> Void, label: () -> Text) {
    self.init(label: label, onIncrement: { onIncrement(1) }, onDecrement: { onDecrement(1) })
  }
}

struct TicketCounter: View {
  @State private var count = 1

  var body: some View {
    Stepper(onIncrement: { count += $0 }, onDecrement: { count -= $0 }) { Text("Count") }
  }
}
