import SwiftUI

struct RoutePlanner: View {
  let stops: [String]
  @State private var showsStops = true

  var body: some View {
    VStack {
      Text("Route")
      Button("Stops") { showsStops.toggle() }
    }
    .inspector(isPresented: $showsStops) {
      StopPanel(stops: stops)
        .inspectorColumnWidth(280) // want: inspector-column-width-misplaced:warning
    }
  }
}

struct StopPanel: View {
  let stops: [String]

  var body: some View {
    List(stops, id: \.self) { stop in
      Text(stop)
    }
  }
}
