// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct WeirScreen: View {
  var body: some View {
    NavigationStack {
      Text("Weir")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Text("Level") }
          #if os(iOS)
          ToolbarItem(placement: .bottomBar) { Text("Below") }
          #endif
          ToolbarItem(placement: .corner) { Text("Corner") }
        }
    }
  }
}

extension ToolbarItemPlacement {
  static var corner: ToolbarItemPlacement {
    #if os(macOS)
    return .automatic
    #else
    return .topBarLeading
    #endif
  }
}
