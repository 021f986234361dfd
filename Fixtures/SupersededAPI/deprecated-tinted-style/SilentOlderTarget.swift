// deployment-target: iOS=14.0
import SwiftUI

struct NightLight: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("Night light", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .yellow))
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .yellow))
    }
  }
}
