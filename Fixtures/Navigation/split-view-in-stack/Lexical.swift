import SwiftUI

struct Vault: View {
  var body: some View {
    NavigationStack {
      NavigationSplitView { // want: split-view-in-stack:error
        Text("Boxes")
      } detail: {
        Text("Pick a box")
      }
    }
  }
}
