// profile: all
import SwiftUI

struct Kettle: Hashable, Codable { let size: Int }

@main
struct KettleApp: App {
  var body: some Scene {
    WindowGroup {
      KettleRoot()
    }
  }
}

struct KettleRoot: View {
  @State private var path: [Kettle] = []
  @SceneStorage("kettles") private var saved: Data?

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Small", value: Kettle(size: 1))
        .navigationDestination(for: Kettle.self) { Text("\($0.size)") }
    }
    .onChange(of: path) { saved = try? JSONEncoder().encode(path) }
    .task {
      if let saved, let old = try? JSONDecoder().decode([Kettle].self, from: saved) { path = old }
    }
  }
}
