import SwiftUI

struct KilnView: View {
  @State private var showsGlaze = false
  @State private var showsCurve = false

  var body: some View {
    VStack {
      Toggle("Glaze", isOn: $showsGlaze)
        .inspector(isPresented: $showsGlaze) { Text("Celadon") }
      CurveSwitch(isOn: $showsCurve)
        .inspector(isPresented: $showsCurve) { Text("Nine hours") }
    }
  }
}

struct CurveSwitch: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("Curve") { isOn.toggle() }
  }
}
