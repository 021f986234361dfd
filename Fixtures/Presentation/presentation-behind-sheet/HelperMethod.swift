import SwiftUI

struct SeedOrder: View {
  @State private var orders = false
  @State private var isSaved = false

  var body: some View {
    Button("Order") { orders = true }
      .alert("Ordered", isPresented: $isSaved) {}
      .sheet(isPresented: $orders) {
        form
        Button("Close") { orders = false }
      }
  }

  private var form: some View {
    Button("Send", action: send)
  }

  private func send() {
    isSaved = true // want: presentation-behind-sheet:error
  }
}
