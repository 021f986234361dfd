// deployment-target: iOS=17.0, macOS=14.0
// profile: all
import SwiftUI

struct Canvases: View {
  @State private var showsSize = false

  var body: some View {
    Button("Size") { showsSize = true }
      #if os(macOS)
      .popover(isPresented: $showsSize, arrowEdge: .bottom) { Text("Large") }
      #else
      .popover(isPresented: $showsSize) { Text("Large").presentationCompactAdaptation(.popover) }
      #endif
  }
}
