// profile: all
import SwiftUI

struct PulseDot: View {
  let isActive: Bool  // want: binding-never-written:info
  var body: some View { Text(isActive ? "On" : "Off") }
}

struct PulseScreen: View {
  @State private var isActive = false

  var body: some View {
    PulseDot(isActive: isActive)
    Toggle("Active", isOn: $isActive)
  }
}
