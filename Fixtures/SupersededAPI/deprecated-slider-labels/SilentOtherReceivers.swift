import SwiftUI

struct Panel {
  func Slider(value: Double, onEditingChanged: (Bool) -> Void, label: () -> String) -> String { label() }
}

struct PanelPage: View {
  let panel: Panel

  var body: some View {
    Button("Panel") {
      print(panel.Slider(value: 1, onEditingChanged: { _ in }) { "Level" })
    }
  }
}
