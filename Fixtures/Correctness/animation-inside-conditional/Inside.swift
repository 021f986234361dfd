import SwiftUI

struct LanternView: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Toggle("Lit", isOn: $isLit)
      Button("Switch") { isLit.toggle() }
      if isLit {
        Text("Light")
          .transition(.opacity)
          .animation(.default, value: isLit)  // want: animation-inside-conditional:warning
      }
    }
  }
}
