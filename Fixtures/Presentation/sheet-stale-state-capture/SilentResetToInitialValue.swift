import SwiftUI

struct RoundTimer: View {
  @State private var lap = 0
  @State private var showsLap = false

  var body: some View {
    Button("New race") {
      lap = 0
      showsLap = true
    }
    .sheet(isPresented: $showsLap) {
      Text("Lap \(lap)")
      Button("Lap") { lap += 1 }
    }
  }
}
