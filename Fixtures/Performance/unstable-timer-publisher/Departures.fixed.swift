import SwiftUI

struct DepartureClock: View {
  @State private var seconds = 0
  @State private var tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect() // want: unstable-timer-publisher:warning
  @State private var refresh = Timer.publish(every: 30, tolerance: 5, on: .main, in: .common) // want: unstable-timer-publisher:warning
    .autoconnect()

  var body: some View {
    Text("\(seconds)")
      .onReceive(tick) { _ in seconds += 1 }
      .onReceive(refresh) { _ in seconds = 0 }
  }
}

struct DepartureNote: View {
  let blink: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common).autoconnect() // want: unstable-timer-publisher:warning
  @State private var isOn = false

  var body: some View {
    Text("Delayed").opacity(isOn ? 1 : 0.2).onReceive(self.blink) { _ in isOn.toggle() }
  }
}

struct DepartureBoard: View {
  @State private var filter = ""

  var body: some View {
    VStack {
      TextField("Filter", text: $filter)
      DepartureClock()
      DepartureNote()
      Text(filter)
        .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in // want: unstable-timer-publisher:warning
          filter = ""
        }
    }
  }
}

struct StationScreen: View {
  @State private var poll = Timer.publish(every: 60, on: .main, in: .common).autoconnect() // want: unstable-timer-publisher:info
  @State private var count = 0

  var body: some View {
    DepartureBoard().onReceive(poll) { _ in count += 1 }
  }
}

@main
struct StationApp: App {
  var body: some Scene {
    WindowGroup { StationScreen() }
  }
}
