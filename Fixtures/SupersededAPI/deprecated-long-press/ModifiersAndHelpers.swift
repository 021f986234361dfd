// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct HoldToOpen: ViewModifier {
  @State private var isHeld = false
  let open: () -> Void

  func body(content: Content) -> some View {
    content
      .opacity(isHeld ? 0.6 : 1)
      .onLongPressGesture(minimumDuration: 2, pressing: { isHeld = $0 }, perform: open) // want: deprecated-long-press
  }
}

extension View {
  func onHold(_ change: @escaping (Bool) -> Void, done: @escaping () -> Void) -> some View {
    onLongPressGesture(pressing: change, perform: done) // want: deprecated-long-press
  }
}

struct Strongroom: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Door").modifier(HoldToOpen { isOpen = true })
      Text("Grille").onHold({ _ in }, done: { isOpen = false })
      lever
    }
  }

  @ViewBuilder private var lever: some View {
    if isOpen {
      Text("Lever").onLongPressGesture(minimumDuration: 1, pressing: { _ in }) { isOpen = false } // want: deprecated-long-press
    }
  }
}
