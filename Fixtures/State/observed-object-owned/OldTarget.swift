// deployment-target: iOS=13.0
import SwiftUI

struct OldGauge: View {
  @ObservedObject private var thermometer = Thermometer() // want: observed-object-owned:warning

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
