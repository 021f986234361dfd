import SwiftUI

@main
struct GliderApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Gliders")
    }
  }
}

struct GliderCard: View {
  var body: some View {
    NavigationLink("Details") { Text("Details") }
  }
}
