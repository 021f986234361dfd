// not type-checked: needs the Objective-C header
import SwiftUI

extension RWYPlace: Identifiable {
  public var id: String { identifier }
}

struct StationList: View {
  let stations: [RWYStation]
  let delays: [RWYDelay]
  let tracks: [RWYTrack]
  @State private var selected: RWYStation?
  @State private var journey: RWYJourney?
  @State private var signal: RWYSignal?

  var body: some View {
    List {
      ForEach(stations) { station in
        Button(station.name) { selected = station }
      }
      ForEach(delays) { delay in
        Text("\(delay.minutes)")
      }
      ForEach(tracks, id: \.number) { track in
        Text("\(track.number)")
      }
    }
    .sheet(item: $selected) { station in
      Text(station.name)
    }
    .popover(item: $journey) { journey in
      Text(journey.title ?? "")
    }
    .fullScreenCover(item: $signal) { signal in
      Button("\(signal.number)") { self.signal = nil }
    }
  }
}
