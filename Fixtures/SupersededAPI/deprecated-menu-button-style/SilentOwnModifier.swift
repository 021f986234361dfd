// deployment-target: macOS=14.0
import SwiftUI

enum MenuLook {
  case plain, framed
}

extension View {
  func menuButtonStyle(_ look: MenuLook) -> some View {
    padding(look == .plain ? 0 : 4)
  }
}

struct ShelfBar: View {
  var body: some View {
    Menu("Sort") { Text("By title") }
      .menuButtonStyle(.plain)
  }
}
