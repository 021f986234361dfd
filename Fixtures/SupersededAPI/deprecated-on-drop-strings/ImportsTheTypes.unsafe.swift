// not type-checked: UniformTypeIdentifiers is no part of the stub
import SwiftUI
import UniformTypeIdentifiers

struct ScoreStand: View {
  @State private var hasScore = false

  var body: some View {
    Text(hasScore ? "Score" : "Drop a score")
      .onDrop(of: [.pdf], isTargeted: nil) { providers in // want: deprecated-on-drop-strings
        hasScore = !providers.isEmpty
        return hasScore
      }
  }
}
