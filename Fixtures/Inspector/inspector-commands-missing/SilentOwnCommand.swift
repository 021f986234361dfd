// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@main
struct FossilApp: App {
  @AppStorage("showsStrata") private var showsStrata = false

  var body: some Scene {
    WindowGroup {
      FossilView()
    }
    .commands {
      CommandMenu("Strata") {
        Toggle("Show strata", isOn: $showsStrata)
          .keyboardShortcut("i", modifiers: [.command, .control])
      }
    }
  }
}

struct FossilView: View {
  @AppStorage("showsStrata") private var showsStrata = false

  var body: some View {
    Button("Strata") { showsStrata.toggle() }
      .inspector(isPresented: $showsStrata) {
        Text("Chalk")
      }
  }
}
