// deployment-target: macOS=14.0
import SwiftUI

struct OrganKey: View {
  @State private var isHeld = false
  let isEnabled: Bool

  var body: some View {
    HStack {
      Text("C").focusable(isEnabled) { isHeld = $0 } // want: deprecated-focusable-change
      Text("D")
        .focusable { isFocused in // want: deprecated-focusable-change
          isHeld = isFocused
        }
      pedal
    }
  }

  @ViewBuilder private var pedal: some View {
    if isEnabled {
      Text("Pedal").focusable(true) { _ in isHeld.toggle() } // want: deprecated-focusable-change
    }
  }
}

struct KeyFrame: ViewModifier {
  func body(content: Content) -> some View {
    content.focusable(true) { print($0) } // want: deprecated-focusable-change
  }
}

extension View {
  func organFocus(_ change: @escaping (Bool) -> Void) -> some View {
    focusable(true, onFocusChange: change) // want: deprecated-focusable-change
  }
}
