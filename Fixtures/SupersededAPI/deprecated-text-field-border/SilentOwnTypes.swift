// deployment-target: iOS=27.0
// sdk: 27
import SwiftUI

enum Crest {
  case roundedBorder, squareBorder
}

struct CrestStyle: TextFieldStyle {
  let crest: Crest
}

extension View {
  func crest(_ crest: Crest) -> some View {
    textFieldStyle(CrestStyle(crest: crest))
  }
}

struct Heraldry: View {
  @State private var motto = ""
  @State private var crest = Crest.roundedBorder

  var body: some View {
    VStack {
      TextField("Motto", text: $motto).crest(.squareBorder)
      TextField("Motto", text: $motto).textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle)
      TextField("Motto", text: $motto).textFieldStyle(.plain)
      Button("Square") { crest = .squareBorder }
        .buttonStyle(.bordered)
        .opacity(crest == .roundedBorder ? 1 : 0.5)
    }
  }
}
