import SwiftUI

struct LabColumns: View {
  var body: some View {
    NavigationSplitView { // want: split-view-in-stack:error
      Text("Benches")
    } detail: {
      Text("Pick a bench")
    }
  }
}
