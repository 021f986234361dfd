// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct FieldApp: App {
  var body: some Scene {
    WindowGroup { Text("Field") }
    #if os(macOS)
    Settings { Text("Settings") }
    #endif
  }
}
