import SwiftUI

struct Greenhouse: View {
  @StateObject private var thermometer = Thermometer()

  var body: some View {
    GreenhouseGauge(thermometer: thermometer)
  }
}

struct GreenhouseGauge: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
