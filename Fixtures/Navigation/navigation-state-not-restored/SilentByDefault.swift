import SwiftUI

struct Cairn: Hashable, Codable { let name: String }

@main
struct CairnApp: App {
  var body: some Scene {
    WindowGroup {
      CairnRoot()
    }
  }
}

struct CairnRoot: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Summit", value: Cairn(name: "Summit"))
        .navigationDestination(for: Cairn.self) { Text($0.name) }
    }
  }
}
