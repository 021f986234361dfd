import SwiftUI

struct LampSettings: View {
  let limits: ClosedRange<Double>
  @State private var level = 0.5

  var body: some View {
    VStack {
      Slider(value: $level, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Level") } // want: deprecated-slider-labels:info
      Slider(value: $level, in: limits, minimumValueLabel: Text("low"), maximumValueLabel: Text("high")) { // want: deprecated-slider-labels
        // Read by VoiceOver only.
        Text("Level")
      }
      Slider( // want: deprecated-slider-labels
        value: $level,
        in: 0...10,
        step: 0.5,
        onEditingChanged: { editing in print(editing) },
        minimumValueLabel: Image(systemName: "sun.min"),
        maximumValueLabel: Image(systemName: "sun.max"), // both are images
        label: { Text("Level") }
      )
      .padding()
      Slider(value: $level, in: limits, onEditingChanged: report, minimumValueLabel: mark("0"), maximumValueLabel: mark("9")) { // want: deprecated-slider-labels
        Text("Level")
      }
      Slider(value: $level, in: 0...4, step: 1, minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), label: { Text("Step") }) // want: deprecated-slider-labels
    }
  }

  private func report(_ isEditing: Bool) {}

  private func mark(_ text: String) -> some View {
    Text(text).bold()
  }
}
