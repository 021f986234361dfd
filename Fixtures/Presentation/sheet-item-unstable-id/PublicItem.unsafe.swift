import SwiftUI

public struct Receipt: Identifiable {
  public let id = UUID() // want: sheet-item-unstable-id:warning
  var total = 0
}

struct CashDesk: View {
  @State private var receipt: Receipt?

  var body: some View {
    Button("Pay") { receipt = Receipt(total: 12) }
      .sheet(item: $receipt) { receipt in
        Text("\(receipt.total)")
      }
  }
}
