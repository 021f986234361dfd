// deployment-target: iOS=26.0, macOS=15.0
import SwiftUI

struct HerbBasket: View {
  @State private var isTargeted = false

  var body: some View {
    Text("Basket")
      .opacity(isTargeted ? 0.5 : 1)
      .dropDestination(for: String.self) { _, _ in true } isTargeted: { isTargeted = $0 }
  }
}
