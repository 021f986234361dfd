import SwiftUI

final class Basket: ObservableObject {
  @Published var isEmpty = true
}

struct BasketBar: View {
  @ObservedObject var basket: Basket
  @State private var picksFruit = false

  var body: some View {
    HStack {
      Text("Basket")
      if basket.isEmpty {
        Button("Add fruit") { picksFruit = true }
          .sheet(isPresented: $picksFruit) { // want: presentation-on-conditional-branch:warning
            VStack {
              Button("Apple") { basket.isEmpty = false }
              Button("Close") { picksFruit = false }
            }
          }
      } else {
        Text("Ready")
      }
    }
  }
}
