import SwiftUI

struct Pier: Identifiable {
  let id: Int
  let name: String
  var place: CLLocationCoordinate2D
}

struct PierChart: View {
  @State private var position = MapCameraPosition.automatic
  let piers: [Pier]

  var body: some View {
    VStack {
      Map(position: $position) {
        ForEach(piers) { pier in
          Marker(pier.name, coordinate: pier.place)
        }
      }
      Map(initialPosition: .rect(.world)) {
        Annotation("Pier", coordinate: piers[0].place) { Text("P") }
        Marker("Mark", coordinate: piers[0].place)
      }
      Text(piers.map(\.name).joined())
    }
  }
}
