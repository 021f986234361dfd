// deployment-target: macOS=14.0
import SwiftUI

struct ShedApp: App {
  var body: some Scene {
    WindowGroup { Text("Shed") }
    Settings { Text("Settings") }
  }
}
