// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct SluiceScreen: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Text("Sluice")
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Text("Level") } // want: toolbar-placement-platform:warning
          ToolbarItemGroup(placement: isOpen ? .primaryAction : .topBarTrailing) { Button("Open") { isOpen = true } } // want: toolbar-placement-platform
          ToolbarItem(placement: corner) { Text("Gate") }
        }
    }
  }

  private var corner: ToolbarItemPlacement { .topBarLeading } // want: toolbar-placement-platform
}
