import SwiftUI

struct Wardrobe: View {
  @State private var drawer = 0
  @State private var garment = "Hat"
  @State private var isOpen = false

  var body: some View {
    Button("Scarf") {
      drawer = 2
      garment = "Scarf"
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { [drawer, garment] in // want: sheet-conditional-content, sheet-stale-state-capture
      if drawer == 2 {
        GarmentCard(name: garment)
      } else {
        EmptyDrawer()
      }
    }
  }
}

struct GarmentCard: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

struct EmptyDrawer: View {
  var body: some View {
    Text("Empty")
  }
}
