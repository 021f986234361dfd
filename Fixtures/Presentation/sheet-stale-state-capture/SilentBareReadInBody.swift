import SwiftUI

struct CoinFlip: View {
  @State private var side = "heads"
  @State private var showsCoin = false

  var body: some View {
    let _ = side
    Button("Flip") {
      side = Bool.random() ? "heads" : "tails"
      showsCoin = true
    }
    .sheet(isPresented: $showsCoin) {
      Text(side)
    }
  }
}
