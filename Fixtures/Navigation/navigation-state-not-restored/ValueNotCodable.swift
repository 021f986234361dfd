import SwiftUI

struct Vessel: Hashable { let name: String }

@main
struct VesselApp: App {
  var body: some Scene {
    WindowGroup {
      VesselRoot()
    }
  }
}

struct VesselRoot: View {
  @State private var path = NavigationPath()
  @SceneStorage("vessels") private var saved: Data?

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Brig", value: Vessel(name: "Brig")) // want: navigation-state-not-restored:warning
        .navigationDestination(for: Vessel.self) { Text($0.name) }
    }
    .onDisappear {
      saved = path.codable.flatMap { try? JSONEncoder().encode($0) }
    }
    .task {
      if let saved, let old = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved) {
        path = NavigationPath(old)
      }
    }
  }
}
