import SwiftUI

struct Motor: Hashable { let power: Int }

struct MotorShop: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Small", value: Motor(power: 5))
      #if os(macOS)
        .navigationDestination(for: Motor.self) { Text("\($0.power) hp on a Mac") }
      #else
        .navigationDestination(for: Motor.self) { Text("\($0.power) hp") }
      #endif
    }
  }
}
