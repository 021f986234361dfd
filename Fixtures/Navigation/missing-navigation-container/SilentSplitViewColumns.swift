import SwiftUI

@main
struct DeskApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationSplitView {
        DeskSidebar()
      } detail: {
        Text("Pick a drawer")
      }
    }
  }
}

struct DeskSidebar: View {
  var body: some View {
    List {
      NavigationLink("Drawer") { Text("Drawer") }
    }
  }
}
