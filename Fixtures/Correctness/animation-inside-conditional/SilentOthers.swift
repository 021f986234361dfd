import SwiftUI

struct LampView: View {
  @State private var isLit = false
  @State private var isWarm = false
  @State private var isTall = false
  @State private var isDim = false

  var body: some View {
    VStack {
      LampSwitch(isOn: isLit) { isLit.toggle() }
      if isLit { Text("Light").transition(.opacity).animation(.default, value: isLit) }
      Button("Warm") { isWarm.toggle() }
      if isWarm { Text("Warm").transition(.opacity.animation(.easeIn)).animation(.default, value: isWarm) }
      Toggle("Dim", isOn: $isDim.animation())
      if isDim { Text("Dim").transition(.opacity).animation(.default, value: isDim) }
      LampSwitch(isOn: isTall, action: grow)
      if isTall { Text("Tall").transition(.scale).animation(.default, value: isTall) }
    }
  }

  private func grow() { isTall.toggle() }
}

struct LampSwitch: View {
  let isOn: Bool
  let action: () -> Void
  var body: some View { Button(isOn ? "Off" : "On") { withAnimation { action() } } }
}
