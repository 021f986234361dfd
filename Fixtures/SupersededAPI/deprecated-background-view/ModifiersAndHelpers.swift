// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Plank: ViewModifier {
  let wood: Color

  func body(content: Content) -> some View {
    content
      .padding()
      .background(RoundedRectangle(cornerRadius: 3).fill(wood)) // want: deprecated-background-view
  }
}

struct KeyButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(Circle().fill(configuration.isPressed ? .gray : .white)) // want: deprecated-background-view
  }
}

extension View {
  func boxed() -> some View {
    background(Rectangle().stroke(.black)) // want: deprecated-background-view
  }

  func shelved() -> some View {
    self
      .padding()
      .background(Divider(), alignment: .bottom) // want: deprecated-background-view
  }
}

struct Workbench: View {
  let isBusy: Bool

  var body: some View {
    VStack {
      Text("Plane").modifier(Plank(wood: .brown)).boxed()
      Button("Saw") {}.buttonStyle(KeyButtonStyle()).shelved()
      vice
    }
  }

  @ViewBuilder private var vice: some View {
    if isBusy {
      Text("Busy").background(Capsule().fill(.red)) // want: deprecated-background-view
    } else {
      Text("Free")
        .background(Capsule().fill(.green)) // want: deprecated-background-view
        .padding()
    }
  }
}
