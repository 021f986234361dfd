// profile: presentation
// deployment-target: macOS=14.0, visionOS=1.0
import SwiftUI

struct Sawmill: View {
  @State private var showsBlade = false

  var body: some View {
    Button("Blade") { showsBlade = true }
      .popover(isPresented: $showsBlade, arrowEdge: .bottom) { Text("Blade") }
  }
}
