import SwiftUI

struct Stepper<Label: View>: View {
  let onIncrement: () -> Void
  let onDecrement: () -> Void
  @ViewBuilder let label: Label

  var body: some View {
    Button("More", action: onIncrement)
  }
}

struct TicketCounter: View {
  @State private var count = 1

  var body: some View {
    Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("Count") }
  }
}
