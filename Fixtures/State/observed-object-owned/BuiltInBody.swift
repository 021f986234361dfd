import SwiftUI

struct House: View {
  var body: some View {
    VStack {
      ThermometerCard()
    }
  }
}

struct ThermometerCard: View {
  @ObservedObject private var thermometer = Thermometer() // want: observed-object-owned:error

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
