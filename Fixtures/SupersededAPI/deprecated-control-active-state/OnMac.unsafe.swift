// deployment-target: macOS=14.0
import SwiftUI

struct BindingPress: View {
  @Environment(\.appearsActive) private var controlActiveState // want: deprecated-control-active-state:info

  var body: some View {
    Text("Press")
      .opacity(!controlActiveState ? 0.5 : 1)
  }
}

struct PressSidebar: View {
  @Environment(\.controlActiveState) var state: ControlActiveState // want: deprecated-control-active-state:info
  let name: String

  var body: some View {
    switch state {
    case .key: Text(name).bold()
    case .active: Text(name)
    case .inactive: Text(name).opacity(0.6)
    }
  }
}

struct Fading: ViewModifier {
  @Environment(\.appearsActive)
  private var active // want: deprecated-control-active-state

  func body(content: Content) -> some View {
    content.opacity(self.active ? 1 : 0.4)
  }
}
