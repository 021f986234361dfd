// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@main
struct SignalBoxApp: App {
  var body: some Scene {
    WindowGroup("Signals", id: "signals") { // want: inspector-commands-missing:info
      SignalPlan()
    }
    .defaultSize(width: 900, height: 600)
    .commands {
      InspectorCommands()
      SidebarCommands()
      CommandMenu("Signals") {
        Button("Lock all") {}
          .keyboardShortcut("l", modifiers: [.command, .shift])
      }
    }
  }
}

struct SignalPlan: View {
  var body: some View {
    SignalTrack()
  }
}

struct SignalTrack: View {
  @State private var showsLever = false

  var body: some View {
    Toggle("Lever", isOn: $showsLever)
      .inspector(isPresented: $showsLever) { lever }
  }

  private var lever: some View {
    Text("Lever seven")
  }
}
