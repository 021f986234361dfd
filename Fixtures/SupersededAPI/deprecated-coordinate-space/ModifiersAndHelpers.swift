// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Measured: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    content.coordinateSpace(name: name) // want: deprecated-coordinate-space
  }
}

extension View {
  func surveyed() -> some View {
    coordinateSpace(name: "survey") // want: deprecated-coordinate-space
  }

  func mapped(_ sheet: Int) -> some View { self.padding().coordinateSpace(name: sheet) } // want: deprecated-coordinate-space
}

struct FieldSheet: View {
  @Namespace private var sheet
  let isLarge: Bool

  var body: some View {
    VStack {
      Text("Field 3").modifier(Measured(name: "field")).surveyed()
      corner.mapped(3)
    }
  }

  @ViewBuilder private var corner: some View {
    if isLarge {
      Text("Corner")
        .coordinateSpace(name: sheet) // want: deprecated-coordinate-space
    }
  }
}
