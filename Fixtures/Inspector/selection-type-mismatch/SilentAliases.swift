import SwiftUI

typealias StationCode = String

struct Station: Identifiable, Hashable {
  typealias ID = StationCode
  let code: StationCode
  var id: ID { code }
  var track: Track

  struct Track: Hashable, Identifiable {
    let id: Int
  }
}

struct Track: Identifiable {
  let id: String
}

struct StationBoard: View {
  let stations: [Station]
  let tracks: [Station.Track]
  @State private var code: String?
  @State private var track: Int?

  var body: some View {
    VStack {
      List(stations, selection: $code) { station in
        Text(station.code)
      }
      List(tracks, selection: $track) { track in
        Text(track.id, format: .number)
      }
      Text(code ?? "")
    }
  }
}
