import SwiftUI

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}

struct RoomGauge: View {
  let name: String
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Text("\(name): \(thermometer.degrees)")
  }
}
