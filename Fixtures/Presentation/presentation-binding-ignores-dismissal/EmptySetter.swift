import SwiftUI

enum CheckoutStep {
  case cart, address, payment
}

struct Checkout: View {
  @State private var step = CheckoutStep.cart

  var body: some View {
    Button("Buy") { step = .address }
      .sheet(isPresented: Binding(get: { step == .address }, set: { _ in })) { // want: presentation-binding-ignores-dismissal:warning
        Button("Back to the cart") { step = .cart }
      }
  }
}
