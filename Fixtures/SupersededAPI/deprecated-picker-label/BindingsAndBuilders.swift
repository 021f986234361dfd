// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct UnitPicker<Heading: View>: View {
  @Binding var unit: String
  let heading: Heading

  var body: some View {
    VStack {
      Picker(selection: $unit, label: heading) { Text("km").tag("km") } // want: deprecated-picker-label
      Picker( // want: deprecated-picker-label
        selection: Binding(get: { unit }, set: { unit = $0 }),  // want: closure-binding-in-body:info
        label: Text("Unit")
      ) {
        Text("km").tag("km")
        Text("mi").tag("mi")
      }
      Picker(selection: .constant("km"), label: Text("Fixed")) { Text("km").tag("km") } // want: deprecated-picker-label
      other
    }
  }

  @ViewBuilder private var other: some View {
    if unit == "km" {
      SwiftUI.Picker(selection: $unit, label: Text("Other")) { Text("km").tag("km") } // want: deprecated-picker-label
    }
  }
}

struct WithUnit: ViewModifier {
  @Binding var unit: String

  func body(content: Content) -> some View {
    Picker(selection: $unit, label: content) { Text("km").tag("km") } // want: deprecated-picker-label
  }
}
