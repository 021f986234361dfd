// sdk: 27
import SwiftUI

struct RestTimer: View {
  @State private var minutes: Int
  @State private var note = ""
  let dough: String

  init(dough: String, minutes: Int) {
    self.minutes = minutes
    _note = State(initialValue: dough)
    self.dough = dough
  }

  var body: some View {
    Stepper("\(dough)", value: $minutes)
    TextField("Note", text: $note)
  }
}
