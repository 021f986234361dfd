// profile: all
import SwiftUI

struct Hint: Identifiable {
  let id = UUID().uuidString  // want: random-id-string:info
  let text: String
}

struct HintRow: View {
  let hint: Hint
  var body: some View { Text(hint.text) }
}

struct Help: View {
  let text: String
  var body: some View { HintRow(hint: Hint(text: text)) }
}
