// deployment-target: iOS=18.0, macOS=15.0
import SwiftUI

struct ClearBar: ViewModifier {
  let isClear: Bool

  func body(content: Content) -> some View {
    content.toolbarBackgroundVisibility(isClear ? .hidden : .visible, for: .windowToolbar) // want: deprecated-toolbar-background-visibility
  }
}

extension View {
  func clearBar() -> some View {
    toolbarBackgroundVisibility(.hidden, for: .windowToolbar) // want: deprecated-toolbar-background-visibility
  }

  func solidBar() -> some View {
    self
      .toolbarBackgroundVisibility(.visible, for: .windowToolbar) // want: deprecated-toolbar-background-visibility
  }
}

struct HallPage: View {
  let rooms: [String]

  var body: some View {
    plan.toolbarBackgroundVisibility(.visible, for: .automatic) // want: deprecated-toolbar-background-visibility
  }

  @ViewBuilder private var plan: some View {
    if rooms.isEmpty {
      Text("No rooms").toolbarBackgroundVisibility(.hidden, for: .automatic) // want: deprecated-toolbar-background-visibility
    }
    Text("Rooms")
  }
}
