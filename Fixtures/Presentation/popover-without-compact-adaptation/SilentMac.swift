// profile: presentation
import SwiftUI

struct Press: View {
  @State private var showsInk = false

  var body: some View {
    Button("Ink") { showsInk = true }
      #if os(macOS)
      .popover(isPresented: $showsInk, arrowEdge: .bottom) { Text("Ink") }
      #else
      .popover(isPresented: $showsInk) { Text("Ink").presentationCompactAdaptation(.popover) }
      #endif
  }
}
