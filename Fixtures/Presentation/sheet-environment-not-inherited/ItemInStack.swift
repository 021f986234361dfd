// deployment-target: iOS=13.0
import SwiftUI

final class Fleet: ObservableObject {
  @Published var names: [Int: String] = [:]
}

struct Ship: Identifiable {
  let id: Int
}

struct Quay: View {
  @State private var ship: Ship?

  var body: some View {
    Button("First ship") { self.ship = Ship(id: 1) }
      .sheet(item: $ship) { ship in VStack { ShipPane(ship: ship) } } // want: sheet-environment-not-inherited:warning
  }
}

struct ShipPane: View {
  let ship: Ship
  @EnvironmentObject private var fleet: Fleet

  var body: some View {
    Text(fleet.names[ship.id] ?? "Unknown")
  }
}
