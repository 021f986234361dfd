// deployment-target: iOS=15.0, macOS=11.0
import SwiftUI

struct PorchLight: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Porch", isOn: $isOn)
      .toggleStyle(SwitchToggleStyle(tint: .yellow))
  }
}
