import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  var name: String
  var days = 7
  var lastWatered = Date.now

  var isThirsty: Bool {
    lastWatered.addingTimeInterval(Double(days) * 86_400) < .now
  }
}

struct CareTip: Identifiable {
  var id: UUID { UUID() }
  let text: String
}

final class Garden: ObservableObject {
  @Published var plants = [
    Plant(id: 1, name: "Monstera"),
    Plant(id: 2, name: "Basil", days: 2),
    Plant(id: 3, name: "Cactus", days: 30),
  ]
  @Published var failure: String?

  func water(_ plant: Plant) {
    guard let index = plants.firstIndex(of: plant) else {
      failure = "\(plant.name) has been given away."
      return
    }
    plants[index].lastWatered = .now
  }
}

final class WeatherModel: ObservableObject {
  @Published var humidity = 0.4

  func refresh() async {
    try? await Task.sleep(for: .seconds(1))
    humidity = .random(in: 0.2...0.8)
  }
}
