import SwiftUI

struct Potion: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct Apothecary: View {
  let potions: [Potion]
  @State private var path: [Potion] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(potions) { potion in
          NavigationLink(potion.name, value: potion)
        }
        NavigationLink("Opening hours", value: "hours") // want: typed-path-rejects-value:error
      }
      .navigationDestination(for: Potion.self) { Text($0.name) }
    }
  }
}
