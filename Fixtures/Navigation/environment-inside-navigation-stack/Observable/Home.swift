import SwiftUI

struct FruitHome: View {
  var body: some View {
    NavigationLink("Apples") { AppleScreen() }
  }
}

struct AppleScreen: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    Button("Add to \(basket.count)") { basket.count += 1 }
  }
}
