import SwiftUI

struct AuctionRoom: View {
  @State private var isBidding = false
  @State private var hasWon = false

  var body: some View {
    Button("Bid") { isBidding = true }
      .sheet(isPresented: $isBidding) {
        BidForm(hasWon: $hasWon)
      }
      .alert("The vase is yours", isPresented: $hasWon) {
        Button("Splendid") {}
      }
  }
}

struct BidForm: View {
  @Binding var hasWon: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text("Lot 12")
      Button("Bid 40") { dismiss(); hasWon = true } // want: dismiss-then-present:warning
    }
  }
}
