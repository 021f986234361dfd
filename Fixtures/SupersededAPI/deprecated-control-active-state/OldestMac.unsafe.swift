// deployment-target: macOS=10.15
import SwiftUI

struct PressButtonStyle: ButtonStyle {
  @Environment(\.appearsActive) private var state // want: deprecated-control-active-state

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed || state ? 1 : 0.7)
  }
}
