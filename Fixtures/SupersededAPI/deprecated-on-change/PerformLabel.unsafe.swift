import SwiftUI

final class Announcer {
  func announce(_ platform: Int) {}
}

struct DepartureBoard: View {
  let announcer: Announcer
  let onDelay: (Int) -> Void
  private let platform = 1  // want: state-never-written:info
  @State private var delay = 0

  var body: some View {
    Text("Platform \(platform)")
      .onChange(of: platform) { _, newValue in show(newValue) } // want: deprecated-on-change
      .onChange(of: platform) { _, newValue in self.show(newValue) } // want: deprecated-on-change
      .onChange(of: platform) { _, newValue in announcer.announce(newValue) } // want: deprecated-on-change
      .onChange(of: delay) { _, newValue in onDelay(newValue) } // want: deprecated-on-change
      .onChange(of: delay, perform: handler(for: "delay")) // want: deprecated-on-change
      .onChange(of: delay, { _, minutes in delay = max(0, minutes) }) // want: deprecated-on-change
      .onChange(of: delay, { _, newValue in delay = max(0, newValue) }) // want: deprecated-on-change
      .onChange(of: delay, { show(platform) }) // want: deprecated-on-change
      .onChange( // want: deprecated-on-change
        of: platform,
        // Where the train stops.
        { _, number in
          show(number)
        }
      )
      .onChange( // want: deprecated-on-change
        of: delay) { _, newValue in onDelay(newValue) }
  }

  private func show(_ number: Int) {}

  private func handler(for name: String) -> (Int) -> Void {
    { print(name, $0) }
  }
}
