// profile: all
import SwiftUI

struct Lighthouse: View {
  let lamps: [String]
  @State private var lamp: String?
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(lamps, id: \.self, selection: $lamp) { name in
        Text(name)
      }
    } detail: {
      Button(lamp ?? "Choose a lamp") { visibility = .detailOnly }
    }
  }
}

struct LighthouseKeeper: View {
  let shifts: [String]
  @State private var shift: String?

  var body: some View {
    NavigationSplitView {
      List(shifts, id: \.self, selection: $shift) { name in
        Text(name)
      }
    } detail: {
      Text(shift ?? "Choose a shift")
    }
  }
}
