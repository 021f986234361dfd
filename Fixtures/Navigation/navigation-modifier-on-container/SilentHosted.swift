// deployment-target: iOS=17.0
import SwiftUI

struct CouponScreen: View {
  var body: some View {
    NavigationStack {
      Text("Coupons")
    }
    .navigationTitle("Coupons")
  }
}

@MainActor
func makeCouponController() -> UIViewController {
  UIHostingController(rootView: CouponScreen())
}
