import SwiftUI

struct Easel: View {
  enum Style { case plain, fancy }

  let style: Style
  @Environment(\.horizontalSizeClass) private var width
  @State private var showsPalette = false
  @State private var showsTools = false

  var body: some View {
    VStack {
      switch style {
      case .plain:
        Text("Plain")
      case .fancy:
        Button("Palette") { showsPalette = true }
          .sheet(isPresented: $showsPalette) {
            Button("Close") { showsPalette = false }
          }
      }
      if width == .compact {
        Text("Rotate for the tools")
      } else {
        Button("Tools") { showsTools = true }
          .popover(isPresented: $showsTools) {
            Text("Brush, knife, cloth")
          }
      }
    }
  }
}
