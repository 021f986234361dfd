import SwiftUI

struct SpellHint: View {
  @Environment(\.autocorrectionDisabled) private var disableAutocorrection // want: deprecated-environment-keys:info
  let word: String

  var body: some View {
    if disableAutocorrection {
      Text(word)
    } else {
      Text(word).underline()
    }
  }
}

struct SpellFrame: ViewModifier {
  @Environment(\.disableAutocorrection)
  var isOff: Bool? // want: deprecated-environment-keys:info

  func body(content: Content) -> some View {
    content.opacity(isOff == true ? 0.5 : 1)
  }
}
