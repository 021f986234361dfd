import SwiftUI

struct CandleView: View {
  @State private var isLit = false
  @State private var isWarm = false
  @State private var isTall = false
  @State private var isThin = false

  var body: some View {
    VStack {
      Button("Light") { withAnimation { isLit.toggle() } }
      if isLit { Text("Light").transition(.opacity).animation(.default, value: isLit) }
      Button("Warm") { isWarm.toggle() }
      VStack {
        if isWarm { Text("Warm").transition(.opacity).animation(.default, value: isWarm) }
      }
      .animation(.default, value: isWarm)
      Button("Grow") { withAnimation { grow() } }
      if isTall { Text("Tall").transition(.opacity).animation(.default, value: isTall) }
      CandleSwitch(isOn: $isThin)
      if isThin { Text("Thin").transition(.opacity).animation(.default, value: isThin) }
    }
  }

  private func grow() { isTall = true }
}

struct CandleSwitch: View {
  @Binding var isOn: Bool
  var body: some View { Button("Thin") { withAnimation { isOn.toggle() } } }
}
