// deployment-target: iOS=17.0
import SwiftUI

struct Runway: View {
  @State private var showsTower = false

  var body: some View {
    Button("Tower") { showsTower = true }
      .fullScreenCover(isPresented: $showsTower) { TowerPage(frequency: 118, shown: $showsTower) } // want: dismiss-through-binding:info
  }
}

struct TowerPage: View {
  private let frequency: Int
  @Binding private var shown: Bool

  init(frequency: Int, shown: Binding<Bool>) {
    self.frequency = frequency
    _shown = shown
  }

  var body: some View {
    Text("\(frequency)")
    Button("Close", action: close)
  }

  private func close() {
    shown = false
  }
}
