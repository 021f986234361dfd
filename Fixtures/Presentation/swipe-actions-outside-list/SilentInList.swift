import SwiftUI

struct Drone: Identifiable {
  let id: Int
}

struct DroneList: View {
  @State private var drones = [Drone(id: 1)]

  var body: some View {
    List {
      Section("Drones") {
        ForEach(drones) { drone in
          VStack {
            Text("Drone \(drone.id)")
            Text("Charged")
          }
          .swipeActions {
            Button("Land") { drones.removeAll { $0.id == drone.id } }
          }
        }
      }
      row
    }
  }

  private var row: some View {
    Text("All")
      .swipeActions {
        Button("Land all") { drones = [] }
      }
  }
}
