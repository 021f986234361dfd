// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct Brush: Identifiable {
  let id: Int
  var width: Int
}

struct PaintBox: View {
  let brushes: [Brush]
  @State private var showsColors = false
  @State private var brush: Brush?

  var body: some View {
    HStack {
      Button("Colors") { showsColors = true }
        .popover(isPresented: $showsColors, arrowEdge: .top) { Text("Colors") } // want: popover-arrow-edge:info
      Button("Brush") { brush = brushes.first }
        .popover(item: $brush, attachmentAnchor: .point(.top), arrowEdge: .top) { brush in Text("\(brush.width)") } // want: popover-arrow-edge:info
    }
  }
}
