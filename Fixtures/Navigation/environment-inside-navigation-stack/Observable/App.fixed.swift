import SwiftUI

@Observable
final class Basket {
  var count = 0
}

@main
struct FruitApp: App {
  @State private var basket = Basket()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        FruitHome()
      }
      .environment(basket) // want: environment-inside-navigation-stack:warning
    }
  }
}
