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
        .toolbar(isDark ? .hidden : .visible, for: .windowToolbar) // want: deprecated-toolbar-visibility
      Text("Two")
        .toolbar(barVisibility, for: bar) // want: deprecated-toolbar-visibility
      Text("Three")
        .toolbar(shown, for: .automatic) // want: deprecated-toolbar-visibility
      Text("Four")
        .toolbar(isFullScreen && isDark ? Visibility.hidden : .automatic, for: .windowToolbar) // want: deprecated-toolbar-visibility
      Text("Five")
        .toolbar(visibility(of: bar), for: bar) // want: deprecated-toolbar-visibility
      Text("Six")
        .toolbar(isDark ? .hidden : .automatic) // want: deprecated-toolbar-visibility
    }
  }

  private func visibility(of bar: ToolbarPlacement) -> Visibility {
    isFullScreen ? .hidden : .visible
  }
}
