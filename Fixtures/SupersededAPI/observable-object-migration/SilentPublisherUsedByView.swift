// profile: all
import SwiftUI

final class Barometer: ObservableObject {
  @Published var pressure = 1013.0
}

final class Hygrometer: ObservableObject {
  @Published var humidity = 0.5
}

struct WeatherWall: View {
  @StateObject private var barometer = Barometer()
  @ObservedObject var hygrometer: Hygrometer
  @State private var changes = 0

  var body: some View {
    Text("\(barometer.pressure) \(hygrometer.humidity) \(changes)")
      .onReceive(barometer.$pressure) { _ in changes += 1 }
      .onReceive(hygrometer.objectWillChange) { changes += 1 }
  }
}
