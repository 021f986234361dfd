import SwiftUI

struct Shop: View {
  @State private var showsCart = false

  var body: some View {
    Button("Cart") { showsCart = true }
      .sheet(isPresented: $showsCart) { Cart() }
  }
}

struct Cart: View {
  @State private var showsVoucher = false

  var body: some View {
    Button("Voucher") { showsVoucher = true }
      .sheet(isPresented: $showsVoucher) {
        Button("Close") { showsVoucher = false } // want: dismiss-of-presenter:error
      }
  }
}
