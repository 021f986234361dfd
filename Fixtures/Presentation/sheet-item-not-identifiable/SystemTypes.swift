// not type-checked: the finding is a compile error
import SwiftUI

struct LinkOpener: View {
  @State private var link: URL?
  @State private var word: String?

  var body: some View {
    HStack {
      Button("Open") { link = URL(string: "https://example.org") }
        .sheet(item: $link) { link in // want: sheet-item-not-identifiable:warning
          Text(link.absoluteString)
        }
      Button("Define") { word = "fern" }
        .popover(item: $word) { word in // want: sheet-item-not-identifiable:warning
          Text(word)
        }
    }
  }
}
