// deployment-target: macOS=12.0
import SwiftUI

struct OldSidebar: View {
  var body: some View {
    List {
      Section {
        Text("Bowl")
      }
      .collapsible(false)
      Menu("Kiln") { Button("Heat") {} }
        .menuStyle(.borderedButton)
    }
  }
}
