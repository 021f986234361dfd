import SwiftUI

struct Voucher: Identifiable {
  let id: Int
  var code: String
}

struct VoucherDesk: View {
  let vouchers: [Voucher]
  @State private var voucher: Voucher?

  var body: some View {
    List(vouchers) { next in
      Button(next.code) { voucher = next }
    }
    .sheet(item: $voucher) { voucher in // want: presentation-constant-binding:warning
      Text(voucher.code)
    }
  }
}
