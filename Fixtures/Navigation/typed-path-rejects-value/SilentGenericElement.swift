import SwiftUI

struct Shelf<Item: Hashable & Identifiable, Row: View, Screen: View>: View {
  let items: [Item]
  @ViewBuilder let row: (Item) -> Row
  @ViewBuilder let screen: (Item) -> Screen
  @State private var path: [Item] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(items) { item in
        NavigationLink(value: item) { row(item) }
      }
      .navigationDestination(for: Item.self) { screen($0) }
    }
  }
}
