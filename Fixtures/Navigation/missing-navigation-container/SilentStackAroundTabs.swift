import SwiftUI

@main
struct GrocerApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        TabView {
          GrocerShelf()
            .tabItem { Text("Shelf") }
          Text("Basket")
            .tabItem { Text("Basket") }
        }
        .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}

struct GrocerShelf: View {
  var body: some View {
    NavigationLink("Apples", value: "apples")
  }
}
