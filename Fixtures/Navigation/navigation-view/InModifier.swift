// deployment-target: iOS=17.0
import SwiftUI

struct FramedScreen: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    NavigationView { // want: navigation-view:info
      content
        .navigationTitle(title)
    }
  }
}

extension View {
  func framed(_ title: String) -> some View {
    NavigationView { // want: navigation-view:info
      modifier(FramedScreen(title: title))
    }
  }
}
