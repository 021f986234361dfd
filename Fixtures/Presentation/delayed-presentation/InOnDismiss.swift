import SwiftUI

struct SleighRide: View {
  @State private var showsRoute = false
  @State private var asksForTip = false

  private func routeClosed() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { asksForTip = true } // want: delayed-presentation:warning
  }

  var body: some View {
    Button("Route") { showsRoute = true }
      .sheet(isPresented: $showsRoute, onDismiss: routeClosed) {
        Button("Close") { showsRoute = false }
      }
      .confirmationDialog("Leave a tip?", isPresented: $asksForTip) {
        Button("Leave a tip") {}
      }
  }
}
