// profile: all
import SwiftUI

struct RainGauge: View {
  @State private var rain = 4
  @State private var notes = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Stepper("Rain \(rain)", value: $rain)
      Button("Notes \(notes)") { isShown = true }
        .sheet(isPresented: $isShown) {
          GaugePane(rain: rain, note: { notes += 1 })
        }
    }
  }
}

struct GaugePane: View {
  let rain: Int
  let note: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Note \(rain)", action: note)
      Button("Close") { dismiss() }
    }
  }
}
