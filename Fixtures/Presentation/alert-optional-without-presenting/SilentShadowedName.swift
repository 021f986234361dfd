import SwiftUI

struct LeafPress: View {
  let collected: [String]
  @State private var leaf: String?
  @State private var asks = false
  @State private var pressed: [String] = []

  var body: some View {
    Button("Press \(leaf ?? "a leaf")") {
      leaf = collected.first
      asks = true
    }
    .alert("Press all \(pressed.count + collected.count)?", isPresented: $asks) {
      Button("Press") {
        for leaf in collected.map(Optional.some) {
          if let leaf { pressed.append(leaf) }
        }
      }
      Button("Wait", role: .cancel) {}
    }
  }
}
