import SwiftUI

struct SeedShopApp: App {
  var body: some Scene {
    WindowGroup { SeedShop() }
  }
}

struct SeedShop: View {
  var body: some View {
    VStack {
      Text("Seeds")
      BasketBar()
    }
  }
}
