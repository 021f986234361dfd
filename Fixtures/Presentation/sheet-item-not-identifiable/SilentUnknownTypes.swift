import SwiftUI

struct Person: Identifiable {
  struct ID: Hashable, Identifiable {
    let id: Int
  }
  let id: ID
}

@Observable
final class Router {
  struct Routes {
    var sheet: Person?
  }
  var routes = Routes()
}

struct PersonScreen<Item: Identifiable>: View {
  @Bindable var router: Router
  @State private var person: Person.ID?
  @State private var item: Item?

  var body: some View {
    HStack {
      Text("Route").sheet(item: $router.routes.sheet) { _ in Text("Person") }
      Text("Person").sheet(item: $person) { Text("\($0.id)") }
      Text("Item").sheet(item: $item) { _ in Text("Item") }
    }
  }
}
