import SwiftUI

struct HintModifier: ViewModifier {
  let hints: [String]
  @State private var hint = ""
  @State private var showsHint = false

  func body(content: Content) -> some View {
    content
      .onTapGesture {
        hint = hints.randomElement() ?? "none"
        showsHint = true
      }
      .popover(isPresented: $showsHint) { [hint] in // want: sheet-stale-state-capture
        Text(hint).padding()
      }
  }
}

extension View {
  func hints(_ hints: [String]) -> some View {
    modifier(HintModifier(hints: hints))
  }
}
