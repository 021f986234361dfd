import SwiftUI

@Observable
final class Passenger: ObservableObject {
  var name = "guest"
}

struct TramApp: App {
  @State private var passenger = Passenger()

  var body: some Scene {
    WindowGroup {
      Seats()
        .environmentObject(passenger)
    }
  }
}
