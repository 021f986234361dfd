import SwiftUI

struct Attic: View {
  var body: some View {
    AtticGauge(degrees: 3)
  }
}

struct AtticGauge: View {
  @ObservedObject private var thermometer = Thermometer() // want: observed-object-owned

  init(degrees: Double) {
    let thermometer = Thermometer()
    thermometer.degrees = degrees
    self.thermometer = thermometer
  }

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
