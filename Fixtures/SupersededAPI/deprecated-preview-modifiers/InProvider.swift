// profile: all
import SwiftUI

struct FernCard: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

struct FernCard_Previews: PreviewProvider {
  static var previews: some View {
    FernCard(name: "Bracken")
      .previewDisplayName("Short name") // want: deprecated-preview-modifiers:info
    FernCard(name: "Ostrich fern").previewLayout(.sizeThatFits).padding() // want: deprecated-preview-modifiers:info
    FernCard(name: "Lady fern")
      .previewDevice("iPhone SE (3rd generation)") // want: deprecated-preview-modifiers
      .previewInterfaceOrientation(.landscapeLeft) // want: deprecated-preview-modifiers
    FernCard(name: "Royal fern")
      .previewLayout( // want: deprecated-preview-modifiers
        .fixed(width: 300, height: 80) // as wide as a row
      )
  }
}
