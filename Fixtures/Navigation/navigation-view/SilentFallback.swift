// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct RootContainer<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    if #available(iOS 16, macOS 13, *) {
      NavigationStack(root: content)
    } else {
      NavigationView(content: content)
    }
  }
}

struct OldFirst<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    if #unavailable(iOS 16) {
      NavigationView { content() }
    } else {
      content()
    }
  }
}
