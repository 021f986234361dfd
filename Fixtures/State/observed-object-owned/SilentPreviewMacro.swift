// not type-checked: uses #Preview, whose macro is Apple's
import SwiftUI

struct Oven: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

#Preview("Cold") {
  Oven(thermometer: Thermometer())
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}
