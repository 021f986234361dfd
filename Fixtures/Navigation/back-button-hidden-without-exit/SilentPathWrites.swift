import SwiftUI

struct Level: Hashable { let number: Int }

@Observable
final class GameFlow {
  var path: [Level] = []
  func quit() { path.removeAll() }
}

struct GameRoot: View {
  @State private var path: [Level] = []
  @State private var flow = GameFlow()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Play", value: Level(number: 1))
        .navigationDestination(for: Level.self) { level in
          LevelScreen(level: level, path: $path, flow: flow)
        }
    }
  }
}

struct LevelScreen: View {
  let level: Level
  @Binding var path: [Level]
  let flow: GameFlow

  var body: some View {
    if level.number > 1 {
      Button("Back") { path.removeLast() }
        .navigationBarBackButtonHidden()
    } else {
      Button("Quit") { flow.quit() }
        .navigationBarBackButtonHidden()
    }
  }
}
