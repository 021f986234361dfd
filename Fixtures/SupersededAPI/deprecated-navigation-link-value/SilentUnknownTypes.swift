import SwiftUI

struct Catalogue {
  let screens: [String: () -> AnyView]
  let pages: (first: () -> Text, last: Text)
}

struct CatalogueMenu: View {
  let catalogue: Catalogue

  var body: some View {
    List {
      NavigationLink(destination: catalogue.screens["a"]!) { Text("A") }
      NavigationLink("First", destination: catalogue.pages.first)
    }
  }
}
