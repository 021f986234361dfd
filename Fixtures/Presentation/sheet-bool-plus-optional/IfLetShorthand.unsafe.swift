import SwiftUI

struct Bakery: Identifiable {
  let id: Int
  var name: String
}

struct BakeryList: View {
  let bakeries: [Bakery]
  @State private var selected: Bakery?

  var body: some View {
    List(bakeries) { bakery in
      Button(bakery.name) {
        selected = bakery
      }
    }
    .sheet(item: $selected) { selected in // want: sheet-bool-plus-optional:error
      BakeryCard(bakery: selected)
    }
  }
}

struct BakeryCard: View {
  let bakery: Bakery

  var body: some View {
    Text(bakery.name)
  }
}
