// profile: all
// deployment-target: iOS=17.0
import SwiftUI

@main
struct FjordApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Shell { FjordTab() }
          .tabItem { Text("One") }
        FjordTab().inStack()
          .tabItem { Text("Two") }
        OwnStackTab()
          .tabItem { Text("Three") }
      }
    }
  }
}

struct Shell<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack { content }
  }
}

extension View {
  func inStack() -> some View {
    NavigationStack { self }
  }
}

struct FjordTab: View {
  var body: some View {
    Text("Fjord")
      .navigationTitle("Fjord")
  }
}

struct OwnStackTab: View {
  var body: some View {
    NavigationStack {
      Text("Own")
        .navigationTitle("Own")
    }
  }
}
