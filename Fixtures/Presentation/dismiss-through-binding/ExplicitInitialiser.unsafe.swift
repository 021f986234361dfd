// deployment-target: iOS=17.0
import SwiftUI

struct Runway: View {
  @State private var showsTower = false

  var body: some View {
    Button("Tower") { showsTower = true }
      .fullScreenCover(isPresented: $showsTower) { TowerPage(frequency: 118) } // want: dismiss-through-binding:info
  }
}

struct TowerPage: View {
  private let frequency: Int
  @Environment(\.dismiss) private var dismiss

  init(frequency: Int) {
    self.frequency = frequency
  }

  var body: some View {
    Text("\(frequency)")
    Button("Close", action: close)
  }

  private func close() {
    dismiss()
  }
}
