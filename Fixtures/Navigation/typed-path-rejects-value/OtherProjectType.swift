import SwiftUI

struct Ship: Hashable { let name: String }
struct Captain: Hashable { let name: String }

struct Fleet: View {
  let ships: [Ship]
  let captains: [Captain]
  @State private var path = [Ship]()

  var body: some View {
    NavigationStack(path: self.$path) {
      List {
        ForEach(ships, id: \.self) { ship in
          NavigationLink(ship.name, value: ship)
        }
        ForEach(captains, id: \.self) { captain in
          NavigationLink(value: captain) { // want: typed-path-rejects-value:error
            Text(captain.name)
          }
        }
      }
      .navigationDestination(for: Ship.self) { Text($0.name) }
    }
  }
}
