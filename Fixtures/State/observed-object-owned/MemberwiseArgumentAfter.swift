import SwiftUI

final class Barometer: ObservableObject {
  @Published var pressure = 1013
}

struct Deck: View {
  @StateObject private var barometer = Barometer()

  var body: some View {
    BarometerDial(title: "Deck", barometer: barometer)
    BarometerDial(title: "Cabin", barometer: Barometer()) // want: observed-object-owned:warning
  }
}

struct BarometerDial: View {
  let title: String
  @ObservedObject var barometer: Barometer

  var body: some View {
    Text("\(title) \(barometer.pressure)")
  }
}
