import SwiftUI

final class Basket: ObservableObject {
  @Published var count = 0
}

struct BasketButton: View {
  let title: String
  @Binding var note: String
  @AppStorage("currency") private var currency = "EUR"
  @ObservedObject var basket: Basket
  @State private var showsBasket = false

  var body: some View {
    Button("Basket") {
      note = "opened"
      currency = "USD"
      basket.count += 1
      showsBasket = true
    }
    .sheet(isPresented: $showsBasket) {
      Text(title + note + currency)
      Text("\(basket.count)")
    }
  }
}
