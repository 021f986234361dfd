// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct TankSettings: View {
  @Binding var level: Float
  @State private var isEditing = false

  var body: some View {
    VStack {
      Slider(value: $level, onEditingChanged: { isEditing = $0 }) { Text("Level") } // want: deprecated-slider-labels
      Slider(value: $level, in: 0...9, onEditingChanged: { editing in isEditing = editing }, label: { Text("Level") }) // want: deprecated-slider-labels
      Slider(value: $level, in: 0...9, step: 3, onEditingChanged: edit) { Text("Level") } // want: deprecated-slider-labels
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
      SwiftUI.Slider(value: $level, onEditingChanged: edit) { Text("Rest") } // want: deprecated-slider-labels
    }
  }
}

struct WithSlider: ViewModifier {
  @Binding var level: Float

  func body(content: Content) -> some View {
    Slider(value: $level, onEditingChanged: { _ in }) { content } // want: deprecated-slider-labels
  }
}
