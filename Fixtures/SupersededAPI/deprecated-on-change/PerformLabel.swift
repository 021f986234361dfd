import SwiftUI

final class Announcer {
  func announce(_ platform: Int) {}
}

struct DepartureBoard: View {
  let announcer: Announcer
  let onDelay: (Int) -> Void
  @State private var platform = 1  // want: state-never-written:info
  @State private var delay = 0

  var body: some View {
    Text("Platform \(platform)")
      .onChange(of: platform, perform: show) // want: deprecated-on-change
      .onChange(of: platform, perform: self.show) // want: deprecated-on-change
      .onChange(of: platform, perform: announcer.announce) // want: deprecated-on-change
      .onChange(of: delay, perform: onDelay) // want: deprecated-on-change
      .onChange(of: delay, perform: handler(for: "delay")) // want: deprecated-on-change
      .onChange(of: delay, perform: { minutes in delay = max(0, minutes) }) // want: deprecated-on-change
      .onChange(of: delay, perform: { delay = max(0, $0) }) // want: deprecated-on-change
      .onChange(of: delay, perform: { _ in show(platform) }) // want: deprecated-on-change
      .onChange( // want: deprecated-on-change
        of: platform,
        // Where the train stops.
        perform: { number in
          show(number)
        }
      )
      .onChange( // want: deprecated-on-change
        of: delay, perform: onDelay
      )
  }

  private func show(_ number: Int) {}

  private func handler(for name: String) -> (Int) -> Void {
    { print(name, $0) }
  }
}
