// deployment-target: macOS=14.0
import SwiftUI

struct ShelfBar: View {
  let isPlain: Bool

  var body: some View {
    HStack {
      MenuButton("Sort") { Text("By title") } // want: deprecated-menu-button
        .menuButtonStyle(BorderlessButtonMenuButtonStyle()) // want: deprecated-menu-button-style:info
      MenuButton("View") { // want: deprecated-menu-button
        Text("As list")
      }
      .padding()
      .menuButtonStyle(BorderlessPullDownMenuButtonStyle()) // want: deprecated-menu-button-style
      .disabled(isPlain)
      Menu("More") { Text("Move") }.menuButtonStyle(PullDownMenuButtonStyle()) // want: deprecated-menu-button-style
      Menu("Other") { Text("Repair") }
        .menuButtonStyle( // want: deprecated-menu-button-style
          DefaultMenuButtonStyle() // as the system has it
        )
    }
    .menuButtonStyle(PullDownMenuButtonStyle()) // want: deprecated-menu-button-style
  }
}
