import SwiftUI

struct Coupon: Identifiable {
  let id = UUID() // want: sheet-item-unstable-id:warning
  var code: String
}

struct CouponButton: View {
  @State private var coupon: Coupon?

  var body: some View {
    Button("Show") { coupon = Coupon(code: "SPRING") }
      .sheet(item: $coupon) { coupon in
        Text(coupon.code)
      }
  }
}
