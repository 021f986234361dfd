import SwiftUI

struct ColourPicker: View {
  @Binding var selection: Int
  let label: Text

  var body: some View {
    Button("Next") { selection += 1 }
  }
}

enum Wheel {
  struct Picker {
    let selection: Int
    let label: String
    let values: () -> [Int]
  }
}

struct WheelPage: View {
  @State private var colour = 1
  let wheel = Wheel.Picker(selection: 1, label: "Colours") { [1, 2] }

  var body: some View {
    ColourPicker(selection: $colour, label: Text(wheel.label))
  }
}
