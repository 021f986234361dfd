import SwiftUI

struct VoucherList: View {
  let vouchers: [Voucher]
  @State private var voucher: Voucher?

  var body: some View {
    Button("Best") { voucher = vouchers.max { $0.amount < $1.amount } }
      .sheet(item: $voucher) { voucher in
        Text(voucher.code)
        Button("Close") { self.voucher = nil }
      }
  }
}
