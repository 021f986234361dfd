// deployment-target: iOS=18.0
import SwiftUI

struct HerbBasket: View {
  @State private var herbs: [String] = []
  @State private var isTargeted = false

  var body: some View {
    Text("Basket")
      .opacity(isTargeted ? 0.5 : 1)
      .dropDestination(for: String.self) { names, _ in
        herbs += names
        return true
      } isTargeted: {
        isTargeted = $0
      }
  }
}
