import SwiftUI

struct FishTank: View {
  let isClean: Bool
  let menu: ContextMenu<Button<Text>>?

  var body: some View {
    VStack {
      Text("Filter").contextMenu(isClean ? nil : ContextMenu { Button("Clean") {} }) // want: deprecated-context-menu
      Text("Light")
        .contextMenu(menu) // want: deprecated-context-menu
      Text("Food").contextMenu(feeding) // want: deprecated-context-menu
    }
  }

  private var feeding: ContextMenu<Button<Text>> {
    ContextMenu { Button("Feed") {} }
  }
}
