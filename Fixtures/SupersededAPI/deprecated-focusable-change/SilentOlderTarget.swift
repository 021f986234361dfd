// deployment-target: macOS=11.0
import SwiftUI

struct OldLever: View {
  @State private var isLit = false

  var body: some View {
    Text("Lever")
      .opacity(isLit ? 1 : 0.5)
      .focusable(true, onFocusChange: { isLit = $0 })
  }
}
