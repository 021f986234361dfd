import SwiftUI

struct Harbour: View {
  struct ShipCard: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Close") { dismiss() }
    }
  }

  @State private var showsShip = false

  var body: some View {
    Button("Ship") { showsShip = true }
      .sheet(isPresented: $showsShip) {
        ShipCard()
      }
  }
}
