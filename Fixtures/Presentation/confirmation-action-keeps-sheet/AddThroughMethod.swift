// profile: all
import SwiftUI

struct BaitBox: View {
  @State private var baits: [String] = []
  @State private var isAdding = false

  var body: some View {
    Button("\(baits.count) baits") { isAdding = true }
      .sheet(isPresented: $isAdding) { BaitEditor(baits: $baits) }
  }
}

struct BaitEditor: View {
  @Binding var baits: [String]
  @Environment(\.dismiss) private var dismiss
  @State private var bait = ""

  var body: some View {
    NavigationStack {
      TextField("Bait", text: $bait)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) { Button("Add") { add() } } // want: confirmation-action-keeps-sheet:info
        }
    }
  }

  private func add() {
    baits.append(bait)
    bait = ""
  }
}
