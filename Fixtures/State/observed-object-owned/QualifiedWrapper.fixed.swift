import SwiftUI

struct ThermometerRow: View {
  @SwiftUI.StateObject fileprivate var thermometer = Thermometer() // want: observed-object-owned

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
