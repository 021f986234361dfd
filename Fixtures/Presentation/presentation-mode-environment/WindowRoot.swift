import SwiftUI

@main
struct LoggerApp: App {
  var body: some Scene {
    WindowGroup {
      LoggerRoot()
    }
  }
}

struct LoggerRoot: View {
  @Environment(\.presentationMode) private var mode // want: presentation-mode-environment:info

  var body: some View {
    Button("Finish") { mode.wrappedValue.dismiss() }
  }
}
