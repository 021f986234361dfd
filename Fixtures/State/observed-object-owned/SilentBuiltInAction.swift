import SwiftUI

struct Lab: View {
  @State private var probe: Probe?

  var body: some View {
    Button("Measure") { probe = Probe(thermometer: Thermometer()) }
    if let probe {
      ProbeGauge(thermometer: probe.thermometer)
    }
  }
}

struct Probe {
  let thermometer: Thermometer
}

struct ProbeGauge: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
