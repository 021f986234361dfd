// sdk: 27
import SwiftUI

struct OvenTimer: View {
  @State private var minutes = 30
  let dish: String

  init(dish: String, minutes: Int) {
    _minutes = State(initialValue: minutes)  // want: state-init-order:warning
    self.dish = dish
  }

  var body: some View {
    Stepper("\(dish)", value: $minutes)
  }
}
