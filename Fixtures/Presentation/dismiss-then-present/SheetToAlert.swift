import SwiftUI

struct TelescopeScreen: View {
  @State private var isAligning = false
  @State private var isAligned = false
  @State private var asks = false

  var body: some View {
    Button("Align") { isAligning = true }
      .sheet(isPresented: $isAligning) {
        VStack {
          Button("Finish") { isAligned = true; isAligning = false } // want: dismiss-then-present:warning
          AlignmentHelp(onGiveUp: { isAligning = false; asks = true }) // want: dismiss-then-present:warning
        }
      }
      .alert("Aligned", isPresented: $isAligned) {
        Button("Fine") {}
      }
      .confirmationDialog("Call the warden?", isPresented: $asks) {
        Button("Call") {}
      }
  }
}

struct AlignmentHelp: View {
  let onGiveUp: () -> Void

  var body: some View {
    Button("I cannot find the star", action: onGiveUp)
  }
}
