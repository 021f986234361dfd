import SwiftUI

struct Meteorology: View {
  let stations: [String]
  @State private var station: String?

  var body: some View {
    NavigationSplitView {
      List(stations, id: \.self, selection: $station) { name in
        Text(name)
      }
    } detail: {
      if let station {
        Text(station)
      }
      if station == nil {
        Text("Choose a station")
      }
    }
  }
}
