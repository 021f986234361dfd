// deployment-target: iOS=16.0
import SwiftUI

struct SignalBox: View {
  @State private var lever = 0

  var body: some View {
    if #available(iOS 17, *) {
      Stepper("Lever", value: $lever)
        .onChange(of: lever) { _, position in print(position) } // want: deprecated-on-change
    } else {
      Stepper("Lever", value: $lever)
        .onChange(of: lever) { position in print(position) }
    }
  }
}

@available(iOS 17.0, *)
struct NewSignalBox: View {
  @State private var lever = 0

  var body: some View {
    Stepper("Lever", value: $lever)
      .onChange(of: lever) { _, newValue in move(newValue) } // want: deprecated-on-change
  }

  private func move(_ position: Int) {}
}
