import SwiftUI

struct VineyardScreen: View {
  @State private var isPruning = false
  @State private var asksToStop = false

  var body: some View {
    Button("Prune") { isPruning = true }
      .confirmationDialog("Stop pruning?", isPresented: $asksToStop) {
        Button("Stop", role: .destructive) {}
      }
      .sheet(isPresented: $isPruning) { PruningView(asksToStop: $asksToStop) } // want: presentation-behind-sheet:error
  }
}
