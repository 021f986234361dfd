import SwiftUI

struct Station: View {
  var body: some View {
    VStack {
      KeptGauge(thermometer: Thermometer())
      PlainGauge(thermometer: Thermometer())
    }
  }
}

struct KeptGauge: View {
  @StateObject private var thermometer: Thermometer

  init(thermometer: @autoclosure @escaping () -> Thermometer) {
    _thermometer = StateObject(wrappedValue: thermometer())
  }

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

struct PlainGauge: View {
  let thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
