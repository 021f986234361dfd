// deployment-target: iOS=27.0
// sdk: 27
import SwiftUI

struct BeehiveForm: View {
  @State private var name = ""
  @State private var colony = ""

  var body: some View {
    VStack {
      TextField("Hive", text: $name)
        .textFieldStyle(.roundedBorder) // want: deprecated-text-field-border:info
      TextField("Colony", text: $colony).textFieldStyle(RoundedBorderTextFieldStyle()).padding() // want: deprecated-text-field-border:info
      SecureField("Lock", text: $name)
        .textFieldStyle( // want: deprecated-text-field-border
          // like the others
          .roundedBorder
        )
    }
    .textFieldStyle(SwiftUI.RoundedBorderTextFieldStyle()) // want: deprecated-text-field-border
  }
}

struct HiveField: ViewModifier {
  func body(content: Content) -> some View {
    content
      .textFieldStyle(.roundedBorder) // want: deprecated-text-field-border
      .padding(8)
  }
}

extension View {
  func hiveField() -> some View {
    textFieldStyle(.roundedBorder) // want: deprecated-text-field-border
  }
}
