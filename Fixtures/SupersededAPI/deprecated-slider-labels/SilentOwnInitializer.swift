import SwiftUI

extension Slider where Label == Text, ValueLabel == Text {
  init(
    value: Binding<Double>, minimumValueLabel: String, maximumValueLabel: String, label: () -> Text
  ) {
    self.init(
      value: value, label: label, minimumValueLabel: { Text(minimumValueLabel) },
      maximumValueLabel: { Text(maximumValueLabel) })
  }
}

struct LampSettings: View {
  @State private var level = 0.5

  var body: some View {
    Slider(value: $level, minimumValueLabel: "0", maximumValueLabel: "1") { Text("Level") }
  }
}
