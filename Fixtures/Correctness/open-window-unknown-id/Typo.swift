// deployment-target: macOS=14.0
import SwiftUI

enum WindowName: String { case log, guide = "help" }

struct BarnApp: App {
  var body: some Scene {
    WindowGroup { BarnHome() }
    Window("Log", id: WindowName.log.rawValue) { Text("Log") }
    Window("Guide", id: WindowName.guide.rawValue) { Text("Guide") }
    WindowGroup(id: "animal") { Text("Animal") }
  }
}

struct BarnHome: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      Button("Guide") { openWindow(id: "hlep") }  // want: open-window-unknown-id:warning
      Button("Help") { openWindow(id: "help") }
      Button("Log") { openWindow(id: "log") }
      Button("Animal") { openWindow(id: "animal") }
    }
  }
}
