import SwiftUI

struct Bay: Hashable {
  let number: Int
}

struct ParkingDeck: View {
  let bays: [Bay]
  @State private var path: [Bay] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(bays, id: \.self) { bay in
        NavigationLink("Bay \(bay.number)", value: bay)
      }
      .navigationDestination(for: Bay.self) { bay in
        VStack {
          Text("Bay \(bay.number)")
          NavigationLink("Next bay", value: Bay(number: bay.number + 1))
        }
      }
    }
  }
}

struct ParkingPrices: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Day") { Text("Day") }
        NavigationLink("Night") { Text("Night") }
      }
    }
  }
}
