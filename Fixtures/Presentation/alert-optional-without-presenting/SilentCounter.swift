import SwiftUI

struct JumpCounter: View {
  @State private var jumps: Int?
  @State private var asks = false

  var body: some View {
    VStack {
      Text("Jumps: \(jumps ?? 0)")
      Button("Jump") { asks = true }
    }
    .alert("Count this jump?", isPresented: $asks) {
      Button("Count") { jumps = (jumps ?? 0) + 1 }
      Button("Skip", role: .cancel) {}
    }
  }
}
