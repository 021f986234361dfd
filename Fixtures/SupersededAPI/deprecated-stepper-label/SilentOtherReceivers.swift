import SwiftUI

struct Panel {
  func Stepper(onIncrement: () -> Void, onDecrement: () -> Void, label: () -> String) -> String { label() }
}

struct PanelPage: View {
  let panel: Panel

  var body: some View {
    Button("Panel") {
      print(panel.Stepper(onIncrement: {}, onDecrement: {}) { "Count" })
    }
  }
}
