import SwiftUI

struct Loaf: Identifiable {
  let id: Int
  let name: String
}

struct Bakery: View {
  let loaves: [Loaf]

  var body: some View {
    List {
      ForEach(loaves) { Text($0.name) }
        .listRowSeparator(.hidden)
      Section { Text("Rye") }
        .listRowBackground(Color.brown)
      List { Text("Inner") }
        .listRowInsets(EdgeInsets())
      Crumbs()
    }
    .listRowSpacing(4)
    .listSectionSeparator(.hidden)
    .listItemTint(.brown)
  }
}

struct Crumbs: View {
  var body: some View {
    List { Text("Crumb") }.listRowBackground(Color.gray)
  }
}
