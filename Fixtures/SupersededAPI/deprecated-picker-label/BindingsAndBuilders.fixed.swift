// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct UnitPicker<Heading: View>: View {
  @Binding var unit: String
  let heading: Heading

  var body: some View {
    VStack {
      Picker(selection: $unit) { Text("km").tag("km") } label: { heading } // want: deprecated-picker-label
      Picker( // want: deprecated-picker-label
        selection: $unit,  // want: closure-binding-in-body:info
        label: Text("Unit")
      ) {
        Text("km").tag("km")
        Text("mi").tag("mi")
      }
      Picker(selection: .constant("km")) { Text("km").tag("km") } label: { Text("Fixed") } // want: deprecated-picker-label
      other
    }
  }

  @ViewBuilder private var other: some View {
    if unit == "km" {
      SwiftUI.Picker(selection: $unit) { Text("km").tag("km") } label: { Text("Other") } // want: deprecated-picker-label
    }
  }
}

struct WithUnit: ViewModifier {
  @Binding var unit: String

  func body(content: Content) -> some View {
    Picker(selection: $unit) { Text("km").tag("km") } label: { content } // want: deprecated-picker-label
  }
}
