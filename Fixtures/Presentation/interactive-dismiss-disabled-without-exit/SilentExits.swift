import SwiftUI

struct Ballot: View {
  @State private var votes = false
  @State private var counts = false

  var body: some View {
    HStack {
      Button("Vote") { votes = true }
        .sheet(isPresented: $votes) {
          Button("Cast") { votes = false }
            .interactiveDismissDisabled()
        }
      Button("Count") { counts = true }
        .sheet(isPresented: $counts) {
          BallotBox(whenEmpty: { counts = false })
            .interactiveDismissDisabled()
        }
      BallotHelp()
    }
  }
}

struct BallotBox: View {
  let whenEmpty: () -> Void

  var body: some View {
    Button("Empty", action: whenEmpty)
  }
}

struct BallotHelp: View {
  @State private var helps = false

  var body: some View {
    Button("Help") { helps = true }
      .sheet(isPresented: $helps) { BallotHelpPage() }
  }
}

struct BallotHelpPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("One cross")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { dismiss() }
          }
        }
    }
    .interactiveDismissDisabled()
  }
}
