import SwiftUI

struct WelcomeTour: View {
  @State private var showsTip = false
  @State private var asksForRating = false

  private func finish() {
    asksForRating = true
  }

  var body: some View {
    List {
      Text("Welcome")
      Text("Swipe to begin")
    }
    .onAppear { showsTip = true }
    .popover(isPresented: $showsTip) {
      Text("Tap a line to read more.")
    }
    .refreshable { finish() }
    .confirmationDialog("Rate the tour?", isPresented: $asksForRating) {
      Button("Rate") {}
    }
  }
}
