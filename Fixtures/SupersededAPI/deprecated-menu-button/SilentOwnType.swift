// deployment-target: macOS=14.0
import SwiftUI

struct MenuButton<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

struct ShelfBar: View {
  var body: some View {
    MenuButton("Sort") { Text("By title") }
  }
}
