// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct FarmApp: App {
  var body: some Scene {
    WindowGroup { Text("Farm") }
    // want +1: macos-only-scene-unguarded:warning
    #if os(macOS)
    Settings {
      Text("Settings")
    }
    #endif
    // want +1: macos-only-scene-unguarded:warning
    #if os(macOS)
    MenuBarExtra("Farm", systemImage: "leaf") { Text("Menu") }
    #endif
  }
}
