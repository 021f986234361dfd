import SwiftUI

struct Sample: Identifiable {
  let id: Int
}

struct WaterLab: View {
  let analyse: () async -> Bool
  let send: (@escaping (Bool) -> Void) -> Void
  @State private var isMeasuring = false
  @State private var isPolluted = false

  var body: some View {
    Button("Measure") { isMeasuring = true }
      .sheet(isPresented: $isMeasuring) {
        Button("Close") { isMeasuring = false }
      }
      .alert("Do not drink", isPresented: $isPolluted) {
        Button("Understood") {}
      }
      .task {
        isMeasuring = false
        isPolluted = await analyse()
      }
      .refreshable {
        isMeasuring = false
        send { isPolluted = $0 }
      }
  }
}
