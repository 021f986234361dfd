import SwiftUI

struct OrderList: View {
  @State private var order = 0
  @State private var asks = false
  @State private var fails = false
  @State private var inspects = false
  @State private var opens = false

  var body: some View {
    VStack {
      Button("Ask") { order = 1; asks = true }
        .confirmationDialog("Delete?", isPresented: $asks) { // want: presentation-anchor-on-container:info
          Button("Delete order \(order)", role: .destructive) {}
        }
      Button("Fail") { order = 2; fails = true }
      Button("Inspect") { order = 3; inspects = true }
      Button("Open") { order = 4; opens = true }
    }
    .alert("Failed", isPresented: $fails) {
      Button("OK") {}
    } message: {
      Text("Order \(order)")
    }
    .inspector(isPresented: $inspects) {
      Text("Order \(order)")
    }
    .navigationDestination(isPresented: $opens) {
      Text("Order \(order)")
    }
  }
}
