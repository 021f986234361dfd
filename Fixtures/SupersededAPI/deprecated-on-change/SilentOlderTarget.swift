// deployment-target: iOS=16.0
import SwiftUI

struct TramStop: View {
  @State private var line = 4

  var body: some View {
    Stepper("Line", value: $line)
      .onChange(of: line) { number in print(number) }
      .onChange(of: line, perform: show)
  }

  private func show(_ number: Int) {}
}
