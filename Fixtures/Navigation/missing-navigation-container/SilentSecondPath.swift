import SwiftUI

@main
struct CaveApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        CaveCard()
      }
    }
    WindowGroup(id: "map") {
      CaveCard()
    }
  }
}

struct CaveCard: View {
  var body: some View {
    NavigationLink("Caves") { Text("Caves") }
  }
}
