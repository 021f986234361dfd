import SwiftUI

struct Kite: Identifiable {
  let id: Int
  var color: String
}

struct KiteShop: View {
  let kites: [Kite]
  @State private var kite: Kite?

  var body: some View {
    List(kites) { next in
      Button(next.color) {
        kite = next
      }
    }
    .sheet(item: $kite) { kite in // want: sheet-bool-plus-optional:error
      KiteCard(color: kite.color) // want: dismiss-through-binding:info
    }
  }
}

struct KiteCard: View {
  let color: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(color) { dismiss() }
  }
}
