import SwiftUI

struct Sauna: View {
  @StateObject private var oven = Thermometer()

  var body: some View {
    HStack {
      SaunaGauge(thermometer: oven)
      SaunaGauge()
    }
  }
}

struct SaunaGauge: View {
  @ObservedObject var thermometer = Thermometer() // want: observed-object-owned:error

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
