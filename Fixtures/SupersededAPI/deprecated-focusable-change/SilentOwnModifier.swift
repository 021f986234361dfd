// deployment-target: macOS=14.0
import SwiftUI

struct FocusReport: ViewModifier {
  let change: (Bool) -> Void
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onChange(of: isFocused) { _, new in change(new) }
  }
}

extension View {
  func focusable(_ isFocusable: Bool, onFocusChange change: @escaping (Bool) -> Void) -> some View {
    focusable(isFocusable).modifier(FocusReport(change: change))
  }
}

struct Switchboard: View {
  @State private var isLit = false

  var body: some View {
    Text("Line")
      .opacity(isLit ? 1 : 0.5)
      .focusable(true) { isLit = $0 }
  }
}
