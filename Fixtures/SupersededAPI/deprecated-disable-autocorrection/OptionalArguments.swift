import SwiftUI

struct SpellingRules {
  var off: Bool?
}

struct DiaryPage: View {
  @State private var text = ""
  let off: Bool?
  let rules: SpellingRules?

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .disableAutocorrection(nil) // want: deprecated-disable-autocorrection
      TextEditor(text: $text)
        .disableAutocorrection(off) // want: deprecated-disable-autocorrection
      TextEditor(text: $text)
        .disableAutocorrection(rules?.off) // want: deprecated-disable-autocorrection
      TextEditor(text: $text)
        .disableAutocorrection(text.isEmpty ? nil : true) // want: deprecated-disable-autocorrection
    }
  }
}
