import SwiftUI

struct TollGate: View {
  let bridge: String
  let warning: Text
  @State private var isClosed = false
  @State private var isRaised = false

  var body: some View {
    VStack {
      Button("Close") { isClosed = true }
        // want +2: legacy-alert
        // want +2: deprecated-text-concatenation
        .alert(Text("Closed: ") + Text(bridge).bold(), isPresented: $isClosed) {
          Button("OK") {}
        }
      Button("Raise") { isRaised = true }
        // want +1: legacy-alert
        .alert(warning, isPresented: $isRaised) {} message: {
          Text("Ships first")
        }
    }
  }
}
