import SwiftUI

struct SeedTray: View {
  let seed: String
  let isSown: Bool
  let water: () -> Void

  var body: some View {
    VStack {
      Text(seed).contextMenu { Button("Water", action: water) } // want: deprecated-context-menu:info
      Text("Lid")
        .padding()
        .contextMenu { // want: deprecated-context-menu
          Button("Open") {}
          if isSown {
            Button("Close") {}
          }
        }
        .opacity(isSown ? 1 : 0.5)
      Text("Soil")
        .contextMenu( // want: deprecated-context-menu
          ContextMenu(menuItems: {
            Button("Loosen") {} // with the small fork
          })
        )
      Text("Label").contextMenu { Button("Rename") {} } // want: deprecated-context-menu
    }
    .contextMenu { Button("Empty the tray") {} } // want: deprecated-context-menu
  }
}
