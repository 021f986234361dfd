import SwiftUI

struct Granary: View {
  let isLoaded: Bool

  var body: some View {
    NavigationStack {
      Group {
        if isLoaded {
          columns
            .tint(.brown)
        } else {
          ProgressView()
        }
      }
    }
  }

  private var columns: some View {
    NavigationSplitView { // want: split-view-in-stack:error
      Text("Bins")
    } detail: {
      Text("Pick a bin")
    }
  }
}
