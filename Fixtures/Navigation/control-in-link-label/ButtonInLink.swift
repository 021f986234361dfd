import SwiftUI

struct Plant: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct PlantTable: View {
  let plants: [Plant]
  @State private var watered: Set<Int> = []

  var body: some View {
    NavigationStack {
      List(plants) { plant in
        NavigationLink(value: plant) {
          HStack {
            Text(plant.name)
            Button(watered.contains(plant.id) ? "Wet" : "Dry") { // want: control-in-link-label:warning
              watered.insert(plant.id)
            }
          }
        }
      }
      .navigationDestination(for: Plant.self) { Text($0.name) }
    }
  }
}
