// deployment-target: iOS=18.0
import SwiftUI

struct WithoutTabs: ViewModifier {
  let hides: Bool

  func body(content: Content) -> some View {
    content.toolbarVisibility(hides ? .hidden : .automatic, for: .tabBar) // want: deprecated-toolbar-visibility
  }
}

extension View {
  func barless() -> some View {
    toolbarVisibility(.hidden, for: .navigationBar) // want: deprecated-toolbar-visibility
  }

  func showingBar(_ visibility: Visibility) -> some View {
    self
      .toolbarVisibility(visibility, for: .navigationBar, .bottomBar) // want: deprecated-toolbar-visibility
  }
}

struct AtlasPage: View {
  let isEmpty: Bool

  var body: some View {
    NavigationStack {
      page
        .toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
        .toolbarVisibility(.visible, for: .bottomBar) // want: deprecated-toolbar-visibility
    }
  }

  @ViewBuilder private var page: some View {
    if isEmpty {
      Text("Empty").toolbarVisibility(.hidden, for: .bottomBar) // want: deprecated-toolbar-visibility
    } else {
      Text("Atlas")
    }
  }
}
