import SwiftUI

struct OvenClock: View {
  static let shared = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let given: Timer.TimerPublisher
  let unused = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds)")
      .onReceive(Self.shared) { _ in seconds += 1 }
      .onReceive(tick) { _ in seconds += 1 }
      .onReceive(given) { _ in seconds += 1 }
  }
}

final class OvenModel: ObservableObject {
  let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

struct HostedOven: View {
  let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds)").onReceive(tick) { _ in seconds += 1 }
  }
}

struct OvenScreen: View {
  @StateObject private var model = OvenModel()
  @State private var isHot = false

  var body: some View {
    VStack {
      OvenClock(given: model.tick)
      Text(isHot ? "Hot" : "Cold").onReceive(model.tick) { _ in isHot.toggle() }
    }
  }
}

struct OvenScreen_Previews: PreviewProvider {
  static var previews: some View {
    Text("Oven").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
  }
}
