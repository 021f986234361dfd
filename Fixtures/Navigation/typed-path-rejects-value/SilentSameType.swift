import SwiftUI

enum Stage: Hashable {
  case lobby
  case scene(Int)
}

typealias Act = Stage

struct Theatre: View {
  @State private var path: [Stage] = []
  @State private var acts: [Act] = []

  var body: some View {
    HStack {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Lobby", value: Stage.lobby)
          NavigationLink("Scene", value: Act.scene(1))
          NavigationLink("Last", value: path.last)
          Button("End") { path.append(.scene(9)) }
        }
        .navigationDestination(for: Act.self) { _ in Text("Stage") }
      }
      NavigationStack(path: $acts) {
        NavigationLink("Lobby", value: Stage.lobby)
          .navigationDestination(for: Stage.self) { _ in Text("Act") }
      }
    }
  }
}
