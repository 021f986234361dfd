// profile: all
import SwiftUI

struct Isle: Hashable, Codable { let name: String }

@main
struct IsleApp: App {
  var body: some Scene {
    WindowGroup {
      IsleRoot()
    }
  }
}

struct IsleRoot: View {
  @State private var path = NavigationPath() // want: navigation-state-not-restored:info

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Skerry", value: Isle(name: "Skerry"))
        .navigationDestination(for: Isle.self) { Text($0.name) }
    }
  }
}
