import SwiftUI

struct TicketCounter: View {
  @State private var count = 1

  var body: some View {
    Form {
      Stepper { Text("\(count)") } onIncrement: { count += 1 } onDecrement: { count -= 1 } // want: deprecated-stepper-label:info
      Stepper { Text("\(count)") } onIncrement: { count += 1 } onDecrement: { count -= 1 } // want: deprecated-stepper-label
      Stepper(label: { Text("\(count)") }, onIncrement: add, onDecrement: count > 0 ? remove : nil) // want: deprecated-stepper-label
      Stepper(label: { // want: deprecated-stepper-label
        // Children count half.
        Text("\(count)")
      }, onIncrement: add, onDecrement: nil, onEditingChanged: { _ in })
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
