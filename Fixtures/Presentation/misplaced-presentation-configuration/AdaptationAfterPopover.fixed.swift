import SwiftUI

struct LanternApp: App {
  var body: some Scene {
    WindowGroup { LanternPanel() }
  }
}

struct LanternPanel: View {
  @State private var showsHint = false

  var body: some View {
    VStack {
      Text("Lantern")
      hintButton
    }
  }

  private var hintButton: some View {
    Button("Hint") { showsHint = true }
      .popover(isPresented: $showsHint) { Text("Turn the knob").presentationCompactAdaptation(.popover) } // want: misplaced-presentation-configuration:warning
  }
}
