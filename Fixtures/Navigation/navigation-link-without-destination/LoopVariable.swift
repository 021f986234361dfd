import SwiftUI

struct Cheese: Hashable, Identifiable {
  let id: Int
  let name: String
}

@main
struct CheeseApp: App {
  var body: some Scene {
    WindowGroup {
      CheeseCounter(cheeses: [Cheese(id: 1, name: "Gouda")])
    }
  }
}

struct CheeseCounter: View {
  let cheeses: [Cheese]
  var favourite = Cheese(id: 2, name: "Brie")

  var body: some View {
    NavigationStack {
      List {
        ForEach(cheeses) { cheese in
          NavigationLink(cheese.name, value: cheese) // want: navigation-link-without-destination:error
        }
        NavigationLink("Favourite", value: favourite) // want: navigation-link-without-destination:error
        NavigationLink("New", value: Cheese(id: 3, name: "Feta")) // want: navigation-link-without-destination:error
      }
    }
  }
}
