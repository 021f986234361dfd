import SwiftUI

struct Cellar: View {
  var body: some View {
    CellarGauge()
  }
}

struct CellarGauge: View {
  @ObservedObject var thermometer = Thermometer() // want: observed-object-owned:error

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
