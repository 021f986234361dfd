import SwiftUI

struct Voucher: Identifiable {
  var id: String { "voucher" } // want: sheet-item-constant-id:warning
  var code: String
  var amount: Int
}
