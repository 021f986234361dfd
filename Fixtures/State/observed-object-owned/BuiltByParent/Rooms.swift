import SwiftUI

struct Rooms: View {
  @State private var visits = 0
  @State private var showsSauna = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Visit \(visits)") { visits += 1 }
        RoomGauge(name: "Bath", thermometer: Thermometer()) // want: observed-object-owned:warning
        NavigationLink("Kitchen") {
          RoomGauge(
            name: "Kitchen",
            thermometer: Thermometer() // want: object-created-in-presentation-content:warning
          )
        }
        Button("Sauna") { showsSauna = true }
          .sheet(isPresented: $showsSauna) {
            RoomGauge(name: "Sauna", thermometer: .init()) // want: observed-object-owned:warning
          }
      }
    }
  }
}
