import SwiftUI

struct Foundry: View {
  @State private var showsBells = false

  var body: some View {
    if showsBells {
      NavigationSplitView {
        NavigationStack { Text("Bells") }
      } detail: {
        NavigationStack { Text("Pick a bell") }
      }
    } else {
      NavigationStack {
        Button("Bells") { showsBells = true }
      }
    }
  }
}
