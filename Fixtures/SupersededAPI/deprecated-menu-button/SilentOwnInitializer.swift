// deployment-target: macOS=14.0
import SwiftUI

extension MenuButton where Label == Text {
  init(label: String, @ViewBuilder content: () -> Content) {
    self.init(label: Text(label), content: content)
  }
}

struct ShelfBar: View {
  var body: some View {
    MenuButton(label: "Sort") { Text("By title") }
  }
}
