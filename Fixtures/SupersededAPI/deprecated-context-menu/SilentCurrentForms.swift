import SwiftUI

struct ToolShed: View {
  let tool: String
  let isSharp: Bool

  var body: some View {
    VStack {
      Text(tool).contextMenu { Button("Lend") {} }
      Text("Axe").contextMenu(menuItems: { Button("Sharpen") {} })
      Text("Saw").contextMenu {
        if !isSharp {
          Button("Sharpen") {}
        }
      } preview: {
        Text("Saw")
      }
    }
  }
}
