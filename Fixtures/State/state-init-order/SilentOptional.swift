// sdk: 27
import SwiftUI

struct CoolingTimer: View {
  @State private var minutes: Int?
  @State private var rack = 0
  let dish: String

  init(dish: String, minutes: Int) {
    self.minutes = minutes
    self.dish = dish
    _rack = State(initialValue: 2)
  }

  var body: some View {
    Stepper("\(dish) \(minutes ?? 0)", value: $rack)
    Button("Clear") { minutes = nil }
  }
}
