// deployment-target: macOS=11.0
import SwiftUI

struct PlainMenus: ViewModifier {
  func body(content: Content) -> some View {
    content.menuButtonStyle(BorderlessButtonMenuButtonStyle()).padding() // want: deprecated-menu-button-style
  }
}

extension View {
  func plainMenus() -> some View {
    menuButtonStyle(BorderlessButtonMenuButtonStyle()) // want: deprecated-menu-button-style
  }

  func menus<S: MenuButtonStyle>(_ style: S) -> some View {
    self
      .menuButtonStyle(style) // want: deprecated-menu-button-style
  }
}

struct SignalBar: View {
  let style = PullDownMenuButtonStyle()

  var body: some View {
    bar.menuButtonStyle(style) // want: deprecated-menu-button-style
  }

  @ViewBuilder private var bar: some View {
    Text("Signals").menuButtonStyle(DefaultMenuButtonStyle()) // want: deprecated-menu-button-style
  }
}
