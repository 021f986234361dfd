// not type-checked: needs the Objective-C header
import SwiftUI

struct Bed {
  let title: String
  func water(litres: Double) {}
}

struct GardenView: View {
  let garden: GRDGarden
  let tree: GRDTree
  let bed: Bed
  let orchard: GRDOrchard

  var body: some View {
    Text(bed.title + tree.title + garden.name)
      .onTapGesture { bed.water(litres: 1) }
      .onAppear { orchard.water(2) }
      .onDisappear { make().title.removeAll() }
  }

  private func show<GRDAllotment: View>(_ view: GRDAllotment) -> some View { view }

  @available(*, deprecated, message: "Use gardens")
  private func allotments() -> [GRDAllotment] { [] }
}

extension GRDOrchard {
  func water(_ litres: Double) {}
}
