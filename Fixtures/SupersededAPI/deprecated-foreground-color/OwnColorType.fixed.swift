import SwiftUI

/// A colour as the dyer's recipes name it.
struct Color: Hashable {
  var madder: Double
  var woad: Double
}

struct SkeinCard: View {
  let recipe: Color
  let isDyed: Bool

  var body: some View {
    VStack {
      Text("Madder \(recipe.madder)").foregroundStyle(.red) // want: deprecated-foreground-color
      Text("Woad \(recipe.woad)").foregroundStyle(SwiftUI.Color.accentColor) // want: deprecated-foreground-color
      Text("Dyed").foregroundStyle(isDyed ? SwiftUI.Color.primary : SwiftUI.Color.secondary) // want: deprecated-foreground-color
    }
  }
}
