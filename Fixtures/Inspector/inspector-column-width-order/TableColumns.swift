// deployment-target: macOS=14.0
import SwiftUI

struct Departure: Identifiable {
  let id: Int
  var town: String
  var platform: String
}

struct DepartureTable: View {
  let departures: [Departure]

  var body: some View {
    Table(departures) {
      TableColumn("Town", value: \.town)
        .width(min: 120, ideal: 90, max: 200) // want: inspector-column-width-order:error
      TableColumn("Platform", value: \.platform)
        .width(min: 40, ideal: 60, max: 80)
    }
  }
}
