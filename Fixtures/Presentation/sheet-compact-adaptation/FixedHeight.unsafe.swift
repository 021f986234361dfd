// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct EggTimer: View {
  @State private var isTiming = false

  var body: some View {
    Button("Time") { isTiming = true }
      .sheet(isPresented: $isTiming) { TimerPanel().presentationDetents([.height(180)]).presentationCompactAdaptation(.sheet) } // want: sheet-compact-adaptation:info
  }
}

struct TimerPanel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Stop") { dismiss() }
  }
}
