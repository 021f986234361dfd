import SwiftUI

struct Bakery: Identifiable {
  let id: Int
  var name: String
}

struct BakeryList: View {
  let bakeries: [Bakery]
  @State private var selected: Bakery?
  @State private var showsBakery = false

  var body: some View {
    List(bakeries) { bakery in
      Button(bakery.name) {
        selected = bakery
        showsBakery = true
      }
    }
    .sheet(isPresented: $showsBakery) { // want: sheet-bool-plus-optional:error
      if let selected {
        BakeryCard(bakery: selected)
      }
    }
  }
}

struct BakeryCard: View {
  let bakery: Bakery

  var body: some View {
    Text(bakery.name)
  }
}
