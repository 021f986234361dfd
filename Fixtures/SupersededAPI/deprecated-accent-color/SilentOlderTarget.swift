// deployment-target: iOS=14.0
import SwiftUI

struct LampSwitch: View {
  @State private var isLit = false

  var body: some View {
    Toggle("Lamp", isOn: $isLit)
      .accentColor(.yellow)
  }
}
