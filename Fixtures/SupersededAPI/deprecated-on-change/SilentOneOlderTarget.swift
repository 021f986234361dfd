// deployment-target: iOS=17.0, macOS=13.0
import SwiftUI

struct TramStop: View {
  @State private var line = 4

  var body: some View {
    Stepper("Line", value: $line)
      .onChange(of: line) { number in print(number) }
      .onChange(of: line) { _ in print("changed") }
  }
}
