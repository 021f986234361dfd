import SwiftUI

struct PortionStepper: View {
  @State private var portions: Int

  init(portions: Int, doubles: Bool) {
    self.portions = portions
    if doubles {
      _portions = State(initialValue: portions * 2)  // want: state-assigned-in-init:error
    }
  }

  var body: some View {
    Stepper("\(portions)", value: $portions)
  }
}
