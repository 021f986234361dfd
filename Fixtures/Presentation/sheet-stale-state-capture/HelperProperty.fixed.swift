import SwiftUI

struct GardenBed: View {
  @State private var plant = "Basil"
  @State private var showsPlant = false

  var body: some View {
    let _ = plant
    VStack {
      Button("Plant mint", action: plantMint)
    }
    .sheet(isPresented: $showsPlant, content: { plantCard }) // want: sheet-stale-state-capture
  }

  private var plantCard: some View {
    Label(plant, systemImage: "leaf")
  }

  private func plantMint() {
    plant = "Mint"
    showsPlant = true
  }
}
