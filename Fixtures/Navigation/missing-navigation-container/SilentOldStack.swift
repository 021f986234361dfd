// deployment-target: iOS=15.0
import SwiftUI

@main
struct CopperApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationView {
        CopperHome()
      }
    }
  }
}

struct CopperHome: View {
  var body: some View {
    NavigationLink("Copper") { Text("Copper") }
  }
}
