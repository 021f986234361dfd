// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content.frame() // want: deprecated-frame-empty
  }
}

extension View {
  func boxed() -> some View {
    frame().padding() // want: deprecated-frame-empty
  }

  func crated() -> some View {
    self
      .frame( /* as large as the crate */ ) // want: deprecated-frame-empty
      .padding()
  }
}

struct NestingBoxes: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Owls").modifier(Framed()).boxed()
      lid.crated()
    }
  }

  @ViewBuilder private var lid: some View {
    if isOpen {
      Text("Open").frame() // want: deprecated-frame-empty
    }
  }
}
