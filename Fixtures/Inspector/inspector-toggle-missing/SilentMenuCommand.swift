import SwiftUI

@main
struct SundialApp: App {
  var body: some Scene {
    WindowGroup {
      SundialView()
    }
    .commands { InspectorCommands() }
  }
}

struct SundialView: View {
  @State private var showsShadow = true

  var body: some View {
    Text("Noon")
      .inspector(isPresented: $showsShadow) {
        Text("Shortest now")
      }
  }
}
