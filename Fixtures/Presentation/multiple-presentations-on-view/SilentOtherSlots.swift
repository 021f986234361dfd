// deployment-target: iOS=14.0
// profile: presentation
import SwiftUI

struct Pot: Identifiable {
  let id: Int
}

struct Pottery: View {
  @State private var pot: Pot?
  @State private var fails = false
  @State private var asks = false

  var body: some View {
    Text("Pots")
      .sheet(item: $pot) { pot in Text("Pot \(pot.id)") }
      .alert("Broken", isPresented: $fails) { Button("OK") {} } // want: api-availability:error
      .confirmationDialog("Sell?", isPresented: $asks) { Button("Sell") { pot = nil } } // want: api-availability:error
  }
}
