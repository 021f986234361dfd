// not type-checked: imports a package
import FlowKit
import SwiftUI

@main
struct OrchidApp: App {
  var body: some Scene {
    WindowGroup {
      FlowStack {
        OrchidHome()
      }
    }
  }
}

struct OrchidHome: View {
  var body: some View {
    NavigationLink("Orchids") { Text("Orchids") }
  }
}
