import SwiftUI

struct GateRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    NavigationLink { Text(name) } label: {
      VStack {
        Button("Locked \(count)") { count += 1 }
          .disabled(true)
        Button("Shown only") { count += 1 }
          .allowsHitTesting(false)
      }
    }
  }
}
