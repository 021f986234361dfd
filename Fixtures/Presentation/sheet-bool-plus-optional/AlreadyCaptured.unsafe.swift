import SwiftUI

struct Kite: Identifiable {
  let id: Int
  var name: String
}

struct KiteStore: View {
  let kites: [Kite]
  @State private var kite: Kite?

  var body: some View {
    List(kites) { next in
      Button(next.name) {
        kite = next
      }
    }
    .sheet(item: $kite) { kite in // want: sheet-bool-plus-optional:warning
      Text(kite.name)
    }
  }
}
