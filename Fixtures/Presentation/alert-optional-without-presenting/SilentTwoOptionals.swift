import SwiftUI

struct SwapBoard: View {
  @State private var left: String?
  @State private var right: String?
  @State private var asks = false
  @State private var pairs: [String] = []

  var body: some View {
    Button("Swap, \(pairs.count) so far") {
      left = "Oak"
      right = "Elm"
      asks = true
    }
    .alert("Swap?", isPresented: $asks) {
      Button("Swap") {
        if let left, let right {
          pairs.append(left + right)
        }
      }
      Button("Keep", role: .cancel) {}
    }
  }
}
