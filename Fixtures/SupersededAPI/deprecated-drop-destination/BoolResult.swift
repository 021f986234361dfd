// deployment-target: iOS=26.0, macOS=26.0
import SwiftUI

struct SeedDrawer: View {
  @State private var seeds: [String] = []
  let isLocked: Bool

  var body: some View {
    Text("Drawer")
      .dropDestination(for: String.self) { names, _ in // want: deprecated-drop-destination
        guard !isLocked else { return false }
        seeds += names
        return true
      }
  }
}

struct DrawerFrame: ViewModifier {
  let take: ([String]) -> Void

  func body(content: Content) -> some View {
    content
      .padding()
      .dropDestination(for: String.self) { names, _ in // want: deprecated-drop-destination
        take(names)
        return true
      }
  }
}

extension View {
  func takesSeeds(_ isOver: Binding<Bool>) -> some View {
    dropDestination(for: String.self, action: { _, _ in true }, isTargeted: { isOver.wrappedValue = $0 }) // want: deprecated-drop-destination
  }
}
