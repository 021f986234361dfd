import SwiftUI

struct TideClock: View {
  private let port = "Aber"  // want: state-never-written:info
  private let level = 0.0  // want: state-never-written:info
  @State private var refreshes = 0

  var body: some View {
    VStack {
      Text(port)
      Text(level, format: .number)
    }
    .onChange(of: port) { // want: deprecated-on-change
      refreshes += 1
    }
    .onChange(of: level) { refresh() } // want: deprecated-on-change
    .onChange(of: level) { refresh() } // want: deprecated-on-change
    .onChange(of: port) { } // want: deprecated-on-change
    .onChange(of: port) { refreshes += 1; refresh() } // want: deprecated-on-change
    .onChange(of: port) { _, name in // want: deprecated-on-change
      // 'name' below is another one.
      let names = ["a", "b"].map { name in name + "!" }
      refreshes = names.count
    }
  }

  private func refresh() {
    refreshes += 1
  }
}
