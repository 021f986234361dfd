import SwiftUI

struct Cheese: Identifiable {
  let id: Int
  let name: String
}

struct Counter: View {
  let cheeses: [Cheese]

  var body: some View {
    VStack {
      List {
        ForEach(cheeses) { Text($0.name) }
      }
      .listStyle(.plain)
      .listRowSeparator(.hidden)  // want: list-row-modifier-on-list:warning

      List(cheeses) { cheese in
        Text(cheese.name)
      }
      .listRowBackground(Color.yellow)  // want: list-row-modifier-on-list:warning
      .swipeActions { Button("Sold") {} }  // want: list-row-modifier-on-list:warning

      Form {
        Text("Goat")
        Text("Sheep")
      }
      .listRowInsets(EdgeInsets())  // want: list-row-modifier-on-list:warning
      .listRowSeparatorTint(.red)  // want: list-row-modifier-on-list:warning
    }
  }
}
