import SwiftUI

fileprivate struct Hint: Identifiable {
  let text: String
  let id = UUID().uuidString // want: sheet-item-unstable-id:warning
}

struct HintHost: View {
  @State private var hint: Hint?

  var body: some View {
    Button("Hint") { hint = Hint(text: "Look left") }
      .sheet(item: $hint) { hint in
        Text(hint.text)
      }
  }
}
