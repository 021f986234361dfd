import SwiftUI

struct PlantList: View {
  @EnvironmentObject private var garden: Garden
  @State private var selected: Plant?
  @State private var showsPlant = false
  @State private var tip: CareTip?
  @State private var message: String?

  var body: some View {
    NavigationStack {
      List {
        WeatherBanner()
        ForEach(garden.plants) { plant in
          Button {
            selected = plant
            showsPlant = true
          } label: {
            PlantRow(plant: plant)
          }
          .swipeActions {
            Button("Water") { water(plant) }
              .tint(.blue)
          }
        }
      }
      .navigationTitle("Windowsill")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Tip", systemImage: "lightbulb") {
            tip = CareTip(text: "Water in the morning.")
          }
          .popover(item: $tip) { tip in
            Text(tip.text)
              .padding()
          }
        }
      }
      .sheet(isPresented: $showsPlant) {
        if let selected {
          PlantDetail(plant: selected)
        }
      }
      .alert("Watered", isPresented: .constant(message != nil)) {
        Button("OK") {}
      } message: {
        Text(message ?? "")
      }
    }
  }

  private func water(_ plant: Plant) {
    garden.water(plant)
    message = garden.failure ?? "\(plant.name) says thank you."
  }
}

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack {
      Image(systemName: plant.isThirsty ? "drop" : "drop.fill")
        .foregroundStyle(plant.isThirsty ? .orange : .teal)
      VStack(alignment: .leading) {
        Text(plant.name)
          .font(.headline)
        Text(plant.lastWatered, style: .relative)
          .font(.caption)
      }
      Spacer()
    }
  }
}
