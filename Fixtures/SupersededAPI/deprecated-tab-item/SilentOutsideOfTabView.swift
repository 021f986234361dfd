// deployment-target: iOS=18.0
import SwiftUI

extension View {
  func orchardTab(_ title: String) -> some View {
    tabItem { Text(title) }
  }
}

struct TreeTab: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    content
      .tabItem { Label(name, systemImage: "tree") }
      .tag(name)
  }
}
