import SwiftUI

@main struct BarnApp: App {
  var body: some Scene {
    WindowGroup(id: "barn") { BarnView() }
    LoftScene()
    #if os(macOS)
      Window("Cellar", id: "cellar") { Text("Cellar") }
    #endif
  }
}

struct LoftScene: Scene {
  var body: some Scene { Window("Loft", id: "loft") { Text("Loft") } }
}

struct BarnView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Loft") { openWindow(id: "loft") }
    Button("Cellar") { openWindow(id: "cellar") }
  }
}
