import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup(id: "trees") { Text("Trees") }
  }
}

struct OldMenu: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Settings") { openWindow(id: "settings") }
  }
}
