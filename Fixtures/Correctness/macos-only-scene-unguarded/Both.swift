// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct FarmApp: App {
  var body: some Scene {
    WindowGroup { Text("Farm") }
    // want +1: macos-only-scene-unguarded:warning
    Settings {
      Text("Settings")
    }
    // want +1: macos-only-scene-unguarded:warning
    MenuBarExtra("Farm", systemImage: "leaf") { Text("Menu") }
  }
}
