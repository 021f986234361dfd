import SwiftUI

struct ThermometerScreen: View {
  @ObservedObject private var thermometer: Thermometer = .init() // want: observed-object-owned:warning

  var body: some View {
    Slider(value: $thermometer.degrees, in: 0...40)
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
