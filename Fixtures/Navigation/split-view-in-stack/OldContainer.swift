import SwiftUI

struct Barge: View {
  var body: some View {
    NavigationView { // want: navigation-view:info
      NavigationSplitView { // want: split-view-in-stack:error
        Text("Holds")
      } detail: {
        Text("Pick a hold")
      }
    }
  }
}
