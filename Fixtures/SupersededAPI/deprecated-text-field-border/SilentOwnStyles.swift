// deployment-target: iOS=27.0
// sdk: 27
import SwiftUI

struct ColoredBorder: TextFieldStyle {
  let color: Color
}

extension TextFieldStyle where Self == ColoredBorder {
  static func roundedBorder(_ color: Color) -> ColoredBorder { ColoredBorder(color: color) }
}

struct MottoForm: View {
  @State private var motto = ""

  var body: some View {
    VStack {
      TextField("Motto", text: $motto)
        .textFieldStyle(.roundedBorder(.red))
      TextField("Answer", text: $motto)
        .textFieldStyle(.roundedBorder(Color("answer")))
    }
  }
}
