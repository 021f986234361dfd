import SwiftUI

struct Kite: Identifiable {
  let id: Int
  var name: String
}

struct KiteStore: View {
  let kites: [Kite]
  @State private var kite: Kite?
  @State private var showsKite = false

  var body: some View {
    List(kites) { next in
      Button(next.name) {
        kite = next
        showsKite = true
      }
    }
    .sheet(isPresented: $showsKite) { [kite] in // want: sheet-bool-plus-optional:warning
      if let kite {
        Text(kite.name)
      }
    }
  }
}
