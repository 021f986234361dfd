// deployment-target: macOS=12.0
import SwiftUI

struct Carillon: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Text("Low")
        .focusable(true, onFocusChange: { isLit = $0 }) // want: deprecated-focusable-change
      Text("High")
        .focusable(isLit) { isLit = $0 } // want: deprecated-focusable-change
    }
  }
}
