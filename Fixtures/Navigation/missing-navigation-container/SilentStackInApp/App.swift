import SwiftUI

@main
struct CanalApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        CanalHome()
      }
    }
  }
}
