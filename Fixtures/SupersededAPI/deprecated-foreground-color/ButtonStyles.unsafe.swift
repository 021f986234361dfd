import SwiftUI

struct LeverButtonStyle: ButtonStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .foregroundStyle(configuration.isPressed ? tint.opacity(0.5) : tint) // want: deprecated-foreground-color
  }
}

struct SwitchButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: "arrow.left.arrow.right")
      configuration.label
    }
    .foregroundStyle(foregroundColor(configuration.isPressed)) // want: deprecated-foreground-color
  }

  private func foregroundColor(_ isPressed: Bool) -> Color { isPressed ? .orange : .brown }
}

struct SignalBox: View {
  var body: some View {
    VStack {
      Button("Set points") {}.buttonStyle(LeverButtonStyle(tint: .blue))
      Button("Clear signal") {}.buttonStyle(SwitchButtonStyle())
    }
  }
}
