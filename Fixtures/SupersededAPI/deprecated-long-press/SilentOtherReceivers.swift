import SwiftUI

/// Records what a player does at a table.
struct PlayerScript {
  var steps = 0
  func onLongPressGesture(pressing: (Bool) -> Void, perform: () -> Void) -> PlayerScript {
    perform()
    return PlayerScript(steps: steps + 1)
  }
}

struct PlayerTable: View {
  let script: PlayerScript
  let run: (PlayerScript) -> Void

  var body: some View {
    VStack {
      Button("Press") { run(script.onLongPressGesture(pressing: { _ in }, perform: {})) }
      Button("Again") { run(PlayerScript().onLongPressGesture(pressing: { _ in }) {}) }
    }
  }
}
