import SwiftUI

struct LampSettings: View {
  @State private var level = 0.5
  @State private var isEditing = false

  var body: some View {
    VStack {
      Slider(value: $level)
      Slider(value: $level, in: 0...9)
      Slider(value: $level, in: 0...9, step: 1)
      Slider(value: $level, in: 0...9) { Text("Level") }
      Slider(value: $level, in: 0...9, label: { Text("Level") })
      Slider(value: $level, in: 0...9, step: 1) { Text("Level") }
      Slider(value: $level, in: 0...9, onEditingChanged: { isEditing = $0 })
      Slider(value: $level, in: 0...9, step: 1, onEditingChanged: { isEditing = $0 })
      Slider(value: $level, in: 0...9) { editing in isEditing = editing }
      Slider(value: $level, in: 0...9) {
        Text("Level")
      } onEditingChanged: {
        isEditing = $0
      }
      Slider(value: $level, in: 0...9) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
      Slider(
        value: $level, in: 0...9, step: 1, label: { Text("Level") }, minimumValueLabel: { Text("0") },
        maximumValueLabel: { Text("9") }, onEditingChanged: { isEditing = $0 })
    }
  }
}
