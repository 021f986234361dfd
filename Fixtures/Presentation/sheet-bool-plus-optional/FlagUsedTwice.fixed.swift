import SwiftUI

struct Kite: Identifiable {
  let id: Int
  var color: String
}

struct KiteShop: View {
  let kites: [Kite]
  @State private var kite: Kite?
  @State private var isOpen = false

  var body: some View {
    List(kites) { next in
      Button(next.color) {
        kite = next
        isOpen = true
      }
    }
    .sheet(isPresented: $isOpen) { [kite] in // want: sheet-bool-plus-optional:error
      if let kite {
        KiteCard(color: kite.color, isOpen: $isOpen) // want: dismiss-through-binding:info
      }
    }
  }
}

struct KiteCard: View {
  let color: String
  @Binding var isOpen: Bool

  var body: some View {
    Button(color) { isOpen = false }
  }
}
