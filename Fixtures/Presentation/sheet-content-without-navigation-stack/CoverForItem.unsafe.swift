// deployment-target: iOS=17.0
import SwiftUI

struct Station: Identifiable {
  let id: Int
  var name: String
}

struct LineMap: View {
  let stations: [Station]
  @State private var station: Station?

  var body: some View {
    List(stations) { station in
      Button(station.name) { self.station = station }
    }
    .fullScreenCover(item: $station) { station in // want: sheet-content-without-navigation-stack:warning
      NavigationStack {
        VStack {
          Text(station.name)
          Button("Close") { self.station = nil }
        }
        .navigationTitle(station.name)
      }
    }
  }
}
