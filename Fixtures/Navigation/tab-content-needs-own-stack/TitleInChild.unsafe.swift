// profile: all
// deployment-target: iOS=17.0
import SwiftUI

@main
struct PondApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { FrogTab() }
          .tabItem { Text("Frogs") }
        Text("Newts")
          .tabItem { Text("Newts") }
      }
    }
  }
}

struct FrogTab: View {
  var body: some View {
    Text("Frogs")
      .navigationTitle("Frogs") // want: tab-content-needs-own-stack:warning
  }
}
