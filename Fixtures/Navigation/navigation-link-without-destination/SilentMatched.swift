import SwiftUI

enum Drawer: Hashable {
  case spoons
  case forks(Int)
}

typealias Shelf = Drawer

struct Cupboard: View {
  @State private var path = NavigationPath()
  let favourite: Drawer?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Spoons", value: Drawer.spoons)
        NavigationLink("Forks", value: Shelf.forks(2))
        NavigationLink("Favourite", value: favourite)
        Button("Random") { path.append(Drawer.forks(Int.random(in: 1...9))) }
      }
      .navigationDestination(for: Shelf.self) { drawer in
        DrawerScreen(drawer: drawer)
      }
    }
  }
}

struct DrawerScreen: View {
  let drawer: Drawer

  var body: some View {
    NavigationLink("Spoons", value: Drawer.spoons)
  }
}
