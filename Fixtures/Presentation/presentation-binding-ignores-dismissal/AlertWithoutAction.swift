// profile: presentation
import SwiftUI

struct BatteryWatch: View {
  @State private var charge = 1.0

  var body: some View {
    Slider(value: $charge)
      .alert(
        "Battery low",
        isPresented: Binding(get: { charge < 0.1 }, set: { _ in }) // want: presentation-binding-ignores-dismissal:info
      ) {
        Button("OK") {}
      }
  }
}
