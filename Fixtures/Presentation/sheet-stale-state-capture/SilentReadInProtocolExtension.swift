import SwiftUI

protocol Counted { var count: Int { get } }
extension Counted { var title: String { "\(count) items" } }

struct Basket: View, Counted {
  @State var count = 0
  @State private var showsBasket = false

  var body: some View {
    Button(title) {
      count = 4
      showsBasket = true
    }
    .sheet(isPresented: $showsBasket) { Text("\(count)") }
  }
}
