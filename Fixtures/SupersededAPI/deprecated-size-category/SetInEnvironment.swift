// deployment-target: iOS=15.0
import SwiftUI

struct TypeSpecimen: View {
  let isLarge: Bool

  var body: some View {
    VStack {
      Text("Roman").environment(\.sizeCategory, .large) // want: deprecated-size-category:info
      Text("Italic")
        .italic()
        .environment(\.sizeCategory, isLarge ? .accessibilityExtraLarge : .small) // want: deprecated-size-category
        .padding()
      Text("Bold")
        .environment( // want: deprecated-size-category
          \.sizeCategory, // as on a poster
          .accessibilityExtraExtraExtraLarge
        )
    }
  }
}

extension View {
  func poster() -> some View {
    environment(\.sizeCategory, .extraExtraExtraLarge) // want: deprecated-size-category
  }
}

struct Caption: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.sizeCategory, .extraSmall) // want: deprecated-size-category
  }
}
