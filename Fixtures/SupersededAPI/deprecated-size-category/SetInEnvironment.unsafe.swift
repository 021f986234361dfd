// deployment-target: iOS=15.0
import SwiftUI

struct TypeSpecimen: View {
  let isLarge: Bool

  var body: some View {
    VStack {
      Text("Roman").environment(\.dynamicTypeSize, .large) // want: deprecated-size-category:info
      Text("Italic")
        .italic()
        .environment(\.sizeCategory, isLarge ? .accessibilityExtraLarge : .small) // want: deprecated-size-category
        .padding()
      Text("Bold")
        .environment( // want: deprecated-size-category
          \.dynamicTypeSize, // as on a poster
          .accessibility5
        )
    }
  }
}

extension View {
  func poster() -> some View {
    environment(\.dynamicTypeSize, .xxxLarge) // want: deprecated-size-category
  }
}

struct Caption: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.dynamicTypeSize, .xSmall) // want: deprecated-size-category
  }
}
