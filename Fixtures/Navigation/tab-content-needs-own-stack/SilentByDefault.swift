// deployment-target: iOS=17.0
import SwiftUI

@main
struct SlateApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SlateTab()
          .tabItem { Text("Slate") }
        Text("Chalk")
          .tabItem { Text("Chalk") }
      }
    }
  }
}

struct SlateTab: View {
  var body: some View {
    Text("Slate")
      .navigationTitle("Slate")
  }
}
