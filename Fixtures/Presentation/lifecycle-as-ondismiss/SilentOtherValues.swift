// profile: presentation
import SwiftUI

struct SnailRace: View {
  @State private var showsResults = false
  @State private var isRunning = false
  @State private var races = 0

  var body: some View {
    VStack {
      Toggle("Run", isOn: $isRunning)
      Button("Results of \(races)") { showsResults = true }
        .sheet(isPresented: $showsResults) {
          SnailResults()
        }
        .onChange(of: isRunning) { _, runs in
          if !runs { races += 1 }
        }
    }
  }
}

struct SnailResults: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsResults = true
  @State private var hidden = 0

  var body: some View {
    VStack {
      Toggle("Results hidden \(hidden) times", isOn: $showsResults)
      Button("Close") { dismiss() }
    }
    .onChange(of: showsResults) { _, shows in
      if !shows { hidden += 1 }
    }
  }
}
