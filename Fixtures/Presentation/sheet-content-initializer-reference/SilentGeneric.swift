// profile: all
import SwiftUI

protocol Plantable: Identifiable {
  var name: String { get }
}

struct Bulb: Plantable {
  let id: Int
  var name: String
}

struct BulbTray: View {
  @State private var bulb: Bulb?

  var body: some View {
    Button("Bulb") { bulb = Bulb(id: 1, name: "Tulip") }
      .sheet(item: $bulb) { bulb in PlantPanel(plant: bulb) }
  }
}

struct PlantPanel<Plant: Plantable>: View {
  let plant: Plant
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(plant.name) { dismiss() }
  }
}
