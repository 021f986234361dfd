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
      Text("Madder \(recipe.madder)").foregroundColor(.red) // want: deprecated-foreground-color
      Text("Woad \(recipe.woad)").foregroundColor(.accentColor) // want: deprecated-foreground-color
      Text("Dyed").foregroundColor(isDyed ? .primary : .secondary) // want: deprecated-foreground-color
    }
  }
}
