import SwiftUI

enum LetterCase { case none, words }

extension View {
  func autocapitalization(_ letters: LetterCase) -> some View {
    textInputAutocapitalization(letters == .none ? .never : .words)
  }
}

struct HerbField: View {
  @State private var herb = ""
  let letters: LetterCase

  var body: some View {
    TextField("Herb", text: $herb)
      .autocapitalization(letters)
  }
}
