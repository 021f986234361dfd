import SwiftUI

struct StationBoard: View {
  let stations: [String]

  var body: some View {
    NavigationView { // want: navigation-view:info
      List(stations, id: \.self) { station in
        Text(station)
      }
      .navigationTitle("Stations")
    }
  }
}
