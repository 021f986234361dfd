import SwiftUI

struct ProofingTimer: View {
  @State private var minutes = 30
  let dough: String

  init(dough: String, minutes: Int) {
    self.minutes = minutes
    self.dough = dough
  }

  var body: some View {
    Stepper("\(dough)", value: $minutes)
  }
}
