// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct BedCounter: View {
  @Binding var rows: Int
  @State private var isEditing = false

  var body: some View {
    VStack {
      Stepper(value: $rows) { Text("Rows") } onEditingChanged: { isEditing = $0 } // want: deprecated-stepper-label
      Stepper(value: $rows, step: 2) { Text("Rows") } onEditingChanged: { isEditing = $0 } // want: deprecated-stepper-label
      Stepper(value: $rows, in: 0...9, label: { Text("Rows") }, onEditingChanged: edit) // want: deprecated-stepper-label
      Stepper(value: $rows, in: 0...9, step: 3, label: { Text("Rows") }, onEditingChanged: edit) // want: deprecated-stepper-label
      Stepper( // want: deprecated-stepper-label
        value: $rows,
        in: 0...9,
        onEditingChanged: { editing in
          // The plan is drawn afterwards.
          isEditing = editing
        }
      ) {
        Text("Rows")
      }
      rest
    }
  }

  private func edit(_ editing: Bool) {
    isEditing = editing
  }

  @ViewBuilder private var rest: some View {
    if isEditing {
      SwiftUI.Stepper(value: $rows, label: { Text("Rest") }, onEditingChanged: edit) // want: deprecated-stepper-label
    }
  }
}

struct WithStepper: ViewModifier {
  @Binding var rows: Int

  func body(content: Content) -> some View {
    Stepper { content } onIncrement: { rows += 1 } onDecrement: { rows -= 1 } // want: deprecated-stepper-label
  }
}
