// not type-checked: needs the Objective-C header
import RailwayKit
import SwiftUI

struct StationSheet: View {
  @State private var selected: RWYStation?

  var body: some View {
    Button("Show") {}
      .sheet(item: $selected) { station in
        Text(station.name)
      }
  }
}
