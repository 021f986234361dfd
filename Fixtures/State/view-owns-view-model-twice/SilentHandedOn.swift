// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Cart: ObservableObject {
  @Published var items = 0
  @Published var note: String
  init(note: String) { self.note = note }
}

struct CartScreen: View {
  @StateObject private var cart = Cart(note: "mine")

  var body: some View {
    CartBar(cart: cart)
    OtherBar()
  }
}

struct CartBar: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.items) \(cart.note)") }
}

struct OtherBar: View {
  @StateObject private var cart = Cart(note: "theirs")
  var body: some View { Text("\(cart.items) \(cart.note)") }
}
