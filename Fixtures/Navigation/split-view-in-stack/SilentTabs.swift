import SwiftUI

struct Nature: View {
  var body: some View {
    TabView {
      NavigationSplitView {
        Text("Trees")
      } detail: {
        Text("Pick a tree")
      }
      .tabItem { Text("Trees") }
      NavigationStack { Text("Map") }
        .tabItem { Text("Map") }
    }
  }
}
