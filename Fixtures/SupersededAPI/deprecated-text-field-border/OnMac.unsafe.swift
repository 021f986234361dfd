// deployment-target: iOS=27.0, macOS=27.0
// sdk: 27
import SwiftUI

struct HoneyLabel: View {
  @State private var text = ""
  let isSquare: Bool

  var body: some View {
    VStack {
      if isSquare {
        TextField("Label", text: $text).textFieldStyle(.squareBorder) // want: deprecated-text-field-border
      } else {
        TextField("Label", text: $text).textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle) // want: deprecated-text-field-border
      }
      price
    }
  }

  @ViewBuilder private var price: some View {
    TextField("Price", text: $text)
      .textFieldStyle(.squareBorder) // want: deprecated-text-field-border
  }
}
