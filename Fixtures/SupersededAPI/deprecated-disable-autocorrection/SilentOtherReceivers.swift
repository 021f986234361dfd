import SwiftUI

final class Typewriter {
  private(set) var corrects = true

  func disableAutocorrection(_ disable: Bool?) -> Typewriter {
    corrects = !(disable ?? false)
    return self
  }
}

struct LetterPage: View {
  @State private var letter = ""
  let typewriter: Typewriter

  var body: some View {
    TextEditor(text: $letter)
      .autocorrectionDisabled()
      .autocorrectionDisabled(letter.isEmpty)
      .onAppear {
        _ = typewriter.disableAutocorrection(true)
        _ = Typewriter().disableAutocorrection(nil)
      }
  }
}
