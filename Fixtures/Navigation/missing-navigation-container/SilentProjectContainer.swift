import SwiftUI

struct Shell<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Shell")
    }
  }
}

@main
struct BeachApp: App {
  var body: some Scene {
    WindowGroup {
      Shell {
        BeachHome()
      }
    }
  }
}

struct BeachHome: View {
  var body: some View {
    NavigationLink("Dunes") { Text("Dunes") }
  }
}
