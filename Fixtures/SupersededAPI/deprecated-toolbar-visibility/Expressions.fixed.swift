// deployment-target: iOS=18.0, macOS=15.0
import SwiftUI

struct DomePage: View {
  let isFullScreen: Bool
  let bar: ToolbarPlacement
  let shown: Visibility
  @State private var isDark = false

  private var barVisibility: Visibility { isDark ? .hidden : .visible }

  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
        .toolbarVisibility(isDark ? .hidden : .visible, for: .windowToolbar) // want: deprecated-toolbar-visibility
      Text("Two")
        .toolbarVisibility(barVisibility, for: bar) // want: deprecated-toolbar-visibility
      Text("Three")
        .toolbarVisibility(shown, for: .automatic) // want: deprecated-toolbar-visibility
      Text("Four")
        .toolbarVisibility(isFullScreen && isDark ? Visibility.hidden : .automatic, for: .windowToolbar) // want: deprecated-toolbar-visibility
      Text("Five")
        .toolbarVisibility(visibility(of: bar), for: bar) // want: deprecated-toolbar-visibility
      Text("Six")
        .toolbarVisibility(isDark ? .hidden : .automatic) // want: deprecated-toolbar-visibility
    }
  }

  private func visibility(of bar: ToolbarPlacement) -> Visibility {
    isFullScreen ? .hidden : .visible
  }
}
