import SwiftUI

enum Rail {
  enum Stop: Hashable {
    case harbour, market
  }
}

struct RailMap: View {
  @State private var path = [Rail.Stop]()
  @State private var stops = [Rail.Stop]()

  var body: some View {
    NavigationStack(path: $path) {
      List(stops, id: \.self) { stop in
        NavigationLink("Stop", value: stop)
      }
      .navigationDestination(for: Rail.Stop.self) { _ in Text("Stop") }
    }
  }
}
