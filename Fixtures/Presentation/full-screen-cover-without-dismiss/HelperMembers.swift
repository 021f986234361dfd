// deployment-target: iOS=17.0
import SwiftUI

struct Stopwatch: View {
  @State private var showsLaps = false
  @State private var laps = 0

  var body: some View {
    VStack {
      Button("Lap \(laps + 1)") { laps += 1 }
      lapsButton
    }
  }

  private var lapsButton: some View {
    Button("Laps") { showsLaps = true }
      .fullScreenCover(isPresented: $showsLaps) { lapsPage } // want: full-screen-cover-without-dismiss:warning
  }

  private var lapsPage: some View {
    VStack {
      Text("\(laps) laps")
      Button("Reset", action: reset)
    }
  }

  private func reset() {
    laps = 0
  }
}
