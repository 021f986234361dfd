import SwiftUI

struct GateStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .foregroundStyle(foregroundColor(configuration.isPressed))
      .tint(foregroundColor(for: .pressed, isEnabled: configuration.isPressed))
  }

  private func foregroundColor(_ isPressed: Bool) -> Color { isPressed ? .gray : .black }

  private enum Phase { case idle, pressed }

  private func foregroundColor(for phase: Phase, isEnabled: Bool) -> Color {
    phase == .pressed && isEnabled ? .orange : .brown
  }
}

struct GatePanel: View {
  let isOpen: Bool

  var body: some View {
    Button("Gate") {}
      .buttonStyle(GateStyle())
      .tint(foregroundColor(isOpen))
  }

  private func foregroundColor(_ isOpen: Bool) -> Color { isOpen ? .green : .red }
}
