// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct Easel: View {
  @State private var showsColors = false
  @State private var showsBrushes = false

  var body: some View {
    HStack {
      Button("Colors") { showsColors = true }
        .popover(isPresented: $showsColors, arrowEdge: .top) { Text("Colors") }
      Button("Brushes") { showsBrushes = true }
        .popover(isPresented: $showsBrushes, attachmentAnchor: .rect(.bounds), arrowEdge: .leading) { Text("Brushes") }
    }
  }
}
