import SwiftUI

struct Dovecote: View {
  @State private var asks = false
  @State private var isEmpty = false

  var body: some View {
    VStack {
      Button("Open") { asks = true }
      Button("Count") { isEmpty = true }
    }
    .alert("Open the flap?", isPresented: $asks) {
      Button("Open") {}
      Button("Wait", role: .cancel) {}
    }
    .alert("Nobody home", isPresented: $isEmpty) {
      Button("Close") {}
    }
  }
}
