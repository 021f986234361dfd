// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@main
struct DarkroomApp: App {
  var body: some Scene {
    WindowGroup {
      DarkroomView()
    }
    .commands {
      SidebarCommands()
      InspectorCommands()
    }
  }
}

struct DarkroomView: View {
  @State private var showsChemicals = false

  var body: some View {
    Button("Chemicals") { showsChemicals.toggle() }
      .inspector(isPresented: $showsChemicals) {
        Text("Stop bath")
      }
  }
}
