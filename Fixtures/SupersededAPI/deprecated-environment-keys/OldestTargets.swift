// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct SpellButtonStyle: ButtonStyle {
  @Environment(\.disableAutocorrection) private var isOff // want: deprecated-environment-keys

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isOff == nil ? 1 : 0.8)
  }
}
