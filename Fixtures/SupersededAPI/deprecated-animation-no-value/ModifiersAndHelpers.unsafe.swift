// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Swaying: ViewModifier {
  let angle: Double

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(angle))
      .animation(.easeInOut) // want: deprecated-animation-no-value
  }
}

struct BellButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut) // want: deprecated-animation-no-value
  }
}

extension View {
  func gently() -> some View {
    animation(.easeIn) // want: deprecated-animation-no-value
  }

  func slowly() -> some View {
    self.padding().animation(.linear(duration: 3)) // want: deprecated-animation-no-value
  }
}

struct BellTower: View {
  @State private var angle = 0.0

  var body: some View {
    VStack {
      Circle().modifier(Swaying(angle: angle)).gently()
      Button("Ring") { angle = 30 }.buttonStyle(BellButtonStyle()).slowly()
      rope
    }
  }

  @ViewBuilder private var rope: some View {
    if angle > 0 {
      Rectangle().offset(y: angle).animation(.bouncy, value: angle) // want: deprecated-animation-no-value
    }
  }
}
