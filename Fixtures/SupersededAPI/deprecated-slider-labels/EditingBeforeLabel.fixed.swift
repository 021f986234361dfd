// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct TankSettings: View {
  @Binding var level: Float
  @State private var isEditing = false

  var body: some View {
    VStack {
      Slider(value: $level) { Text("Level") } onEditingChanged: { isEditing = $0 } // want: deprecated-slider-labels
      Slider(value: $level, in: 0...9) { Text("Level") } onEditingChanged: { editing in isEditing = editing } // want: deprecated-slider-labels
      Slider(value: $level, in: 0...9, step: 3, label: { Text("Level") }, onEditingChanged: edit) // want: deprecated-slider-labels
      Slider( // want: deprecated-slider-labels
        value: $level, in: 0...9,
        onEditingChanged: { editing in
          // Pumps stop meanwhile.
          isEditing = editing
        }
      ) {
        Text("Level")
      }
      rest
    }
  }

  private func edit(_ editing: Bool) {
    isEditing = editing
  }

  @ViewBuilder private var rest: some View {
    if isEditing {
      SwiftUI.Slider(value: $level, label: { Text("Rest") }, onEditingChanged: edit) // want: deprecated-slider-labels
    }
  }
}

struct WithSlider: ViewModifier {
  @Binding var level: Float

  func body(content: Content) -> some View {
    Slider(value: $level) { content } onEditingChanged: { _ in } // want: deprecated-slider-labels
  }
}
