// deployment-target: iOS=14.0, macOS=11.0
import SwiftUI

struct FullBleed: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea() // want: deprecated-edges-ignoring-safe-area
  }
}

extension View {
  func underBars() -> some View {
    ignoresSafeArea(edges: [.top, .bottom]) // want: deprecated-edges-ignoring-safe-area
  }
}

struct AquariumWindow: View {
  let isLit: Bool

  var body: some View {
    VStack {
      water.modifier(FullBleed())
      Text("Pike").underBars()
    }
  }

  @ViewBuilder private var water: some View {
    if isLit {
      Color.blue.ignoresSafeArea(edges: .horizontal) // want: deprecated-edges-ignoring-safe-area
    } else {
      Color.black
        .ignoresSafeArea(edges: .horizontal) // want: deprecated-edges-ignoring-safe-area
    }
  }
}
