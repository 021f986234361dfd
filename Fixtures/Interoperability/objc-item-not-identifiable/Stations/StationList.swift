// not type-checked: needs the Objective-C header
import SwiftUI

struct StationList: View {
  let stations: [RWYStation]
  let platforms: [RWYPlatform]
  @State private var selected: RWYStation?

  var body: some View {
    List {
      ForEach(stations) { station in // want: objc-item-not-identifiable:warning
        Button(station.name) { selected = station }
      }
      ForEach(platforms) { platform in // want: objc-item-not-identifiable:warning
        Text("Platform \(platform.number)")
      }
    }
    .sheet(item: $selected) { station in // want: objc-item-not-identifiable:warning
      Text(station.name)
    }
  }
}
