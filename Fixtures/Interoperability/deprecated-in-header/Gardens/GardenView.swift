// not type-checked: needs the Objective-C header
import SwiftUI

struct GardenView: View {
  let garden: GRDGarden
  let allotment: GRDAllotment // want: deprecated-in-header:warning
  @State private var soil = GRDSoil.peat // want: deprecated-in-header:warning

  var body: some View {
    Text(garden.title) // want: deprecated-in-header:warning
      .onTapGesture { garden.neighbour.water(litres: 2) } // want: deprecated-in-header:warning
      .onLongPressGesture { garden.drain() } // want: deprecated-in-header:warning
  }

  private func open(_ other: GRDGarden?) {
    print(other?.title ?? "") // want: deprecated-in-header:warning
    print(GRDGarden.usualSoil) // want: deprecated-in-header:warning
  }
}

func plant() -> [GRDGarden] {
  [GRDAllotment(), GRDOrchard()] // want: deprecated-in-header:warning, deprecated-in-header:warning
}
