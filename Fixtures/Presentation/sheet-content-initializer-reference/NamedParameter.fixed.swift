// profile: all
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  var name: String
}

struct StopList: View {
  let stops: [Stop]
  @State private var stop: Stop?

  var body: some View {
    List(stops) { stop in
      Button(stop.name) { self.stop = stop }
    }
    .sheet(item: $stop, content: StopDetail.init(stop:)) // want: sheet-content-initializer-reference:info
  }
}

struct StopDetail: View {
  let stop: Stop
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(stop.name)
      Button("Close") { dismiss() }
    }
  }
}
