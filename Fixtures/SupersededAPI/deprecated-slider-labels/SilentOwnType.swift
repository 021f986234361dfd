import SwiftUI

struct Slider<Label: View>: View {
  @Binding var value: Double
  let onEditingChanged: (Bool) -> Void
  @ViewBuilder let label: Label

  var body: some View {
    Button("Edit") { onEditingChanged(true) }
  }
}

struct LampSettings: View {
  @State private var level = 0.5

  var body: some View {
    Slider(value: $level, onEditingChanged: { _ in }) { Text("Level") }
  }
}
