import SwiftUI

struct Chapel: View {
  let isCompact: Bool

  var body: some View {
    if isCompact {
      NavigationStack { Text("Chapel") }
    } else {
      NavigationSplitView {
        Text("Parts")
      } detail: {
        NavigationStack { Text("Nave") }
      }
    }
  }
}
