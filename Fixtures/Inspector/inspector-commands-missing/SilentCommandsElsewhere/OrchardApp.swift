// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup {
      OrchardView()
    }
    .commands { OrchardCommands() }
  }
}
