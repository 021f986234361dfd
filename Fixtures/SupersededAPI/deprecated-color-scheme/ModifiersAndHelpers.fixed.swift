// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct Darkroom: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.environment(\.colorScheme, colorScheme == .dark ? .light : .dark) // want: deprecated-color-scheme
  }
}

extension View {
  func underRedLight() -> some View {
    environment(\.colorScheme, .dark) // want: deprecated-color-scheme
  }
}

struct NegativeSheet: View {
  let isDeveloped: Bool

  var body: some View {
    VStack {
      Text("Sheet 4").modifier(Darkroom())
      frames.underRedLight()
    }
  }

  @ViewBuilder private var frames: some View {
    if isDeveloped {
      Text("Frames").environment(\.colorScheme, .light) // want: deprecated-color-scheme
    } else {
      Text("Wait")
        .padding()
        .environment(\.colorScheme, .dark) // want: deprecated-color-scheme
    }
  }
}
