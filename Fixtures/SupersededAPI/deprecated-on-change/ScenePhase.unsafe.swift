import SwiftUI

@main
struct ObservatoryApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isDark = true

  var body: some Scene {
    WindowGroup {
      DomeView(isOpen: isDark)
        .onChange(of: isDark) { _, newValue in print(newValue) } // want: deprecated-on-change
    }
    .onChange(of: phase) { _, new in // want: deprecated-on-change
      if new == .background {
        isDark = false
      }
    }
  }
}

struct DomeView: View {
  let isOpen: Bool

  var body: some View {
    Text(isOpen ? "Open" : "Closed")
  }
}
