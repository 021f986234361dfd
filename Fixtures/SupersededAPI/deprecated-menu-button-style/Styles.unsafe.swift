// deployment-target: macOS=14.0
import SwiftUI

struct ShelfBar: View {
  let isPlain: Bool

  var body: some View {
    HStack {
      Menu("Sort") { Text("By title") } // want: deprecated-menu-button
        .menuStyle(.borderlessButton) // want: deprecated-menu-button-style:info
      Menu("View") { // want: deprecated-menu-button
        Text("As list")
      }
      .padding()
      .menuStyle(.borderlessButton) // want: deprecated-menu-button-style
      .disabled(isPlain)
      Menu("More") { Text("Move") }.menuStyle(.automatic) // want: deprecated-menu-button-style
      Menu("Other") { Text("Repair") }
        .menuButtonStyle( // want: deprecated-menu-button-style
          DefaultMenuButtonStyle() // as the system has it
        )
    }
    .menuStyle(.automatic) // want: deprecated-menu-button-style
  }
}
