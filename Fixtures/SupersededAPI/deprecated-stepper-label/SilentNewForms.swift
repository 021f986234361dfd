import SwiftUI

struct TicketCounter: View {
  @State private var count = 1
  @State private var price = 2.5
  @State private var isEditing = false

  var body: some View {
    Form {
      Stepper("Count", value: $count)
      Stepper("Count", value: $count, in: 0...9, step: 3)
      Stepper("Count", value: $count, in: 0...9, onEditingChanged: { isEditing = $0 })
      Stepper("Count", value: $count, in: 0...9) { isEditing = $0 }
      Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper("Count", onIncrement: { count += 1 }, onDecrement: nil, onEditingChanged: { isEditing = $0 })
      Stepper(value: $count) { Text("Count") }
      Stepper(value: $count, in: 0...9) { Text("Count") }
      Stepper(value: $count, in: 0...9, step: 3, label: { Text("Count") })
      Stepper(value: $count, in: 0...9) {
        Text("Count")
      } onEditingChanged: {
        isEditing = $0
      }
      Stepper {
        Text("Count")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper(label: { Text("Count") }, onIncrement: { count += 1 }, onDecrement: nil, onEditingChanged: { _ in })
      Stepper(value: $price, in: 0...9, step: 0.5, format: .number) { Text("Price") }
    }
  }
}
