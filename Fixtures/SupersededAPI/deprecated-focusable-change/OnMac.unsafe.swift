// deployment-target: macOS=14.0
import SwiftUI

struct SignalBox: View {
  @State private var isLit = false
  private let hasLever = true  // want: state-never-written:info

  var body: some View {
    VStack {
      Text("Signal")
        .focusable(true, onFocusChange: { isLit = $0 }) // want: deprecated-focusable-change:info
      Text("Lever").focusable(hasLever, onFocusChange: light).padding() // want: deprecated-focusable-change:info
      Text("Bell")
        .focusable(onFocusChange: light) // want: deprecated-focusable-change
      Text("Lamp")
        .focusable( // want: deprecated-focusable-change
          hasLever, // only while it can be moved
          onFocusChange: { isFocused in
            isLit = isFocused
          }
        )
    }
  }

  private func light(_ isFocused: Bool) {
    isLit = isFocused
  }
}
