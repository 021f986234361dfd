import SwiftUI

struct TicketCounter: View {
  @State private var count = 1

  var body: some View {
    Form {
      Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("\(count)") } // want: deprecated-stepper-label:info
      Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }, label: { Text("\(count)") }) // want: deprecated-stepper-label
      Stepper(onIncrement: add, onDecrement: count > 0 ? remove : nil) { Text("\(count)") } // want: deprecated-stepper-label
      Stepper(onIncrement: add, onDecrement: nil, onEditingChanged: { _ in }) { // want: deprecated-stepper-label
        // Children count half.
        Text("\(count)")
      }
      Stepper( // want: deprecated-stepper-label
        onIncrement: {
          count += 1
        },
        onDecrement: {
          count -= 1
        }, // never below zero
        onEditingChanged: { print($0) }
      ) {
        Text("\(count)")
      }
      .disabled(count > 9)
    }
  }

  private func add() { count += 1 }
  private func remove() { count -= 1 }
}
