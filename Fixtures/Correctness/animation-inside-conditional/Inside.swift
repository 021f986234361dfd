import SwiftUI

struct LanternView: View {
  @State private var isLit = false
  @State private var isDim = false

  var body: some View {
    VStack {
      Toggle("Lit", isOn: $isLit)
      Button("Switch") { isLit.toggle() }
      if isLit {
        Text("Light")
          .transition(.opacity)
          .animation(.default, value: isLit)  // want: animation-inside-conditional:warning
      }
      Button("Dim", action: dim)
      if self.isDim {
        Text("Dim")
          .transition(.move(edge: .top).combined(with: .opacity))
          .animation(.default, value: self.isDim)  // want: animation-inside-conditional:warning
      }
    }
  }

  private func dim() { self.isDim.toggle() }
}
