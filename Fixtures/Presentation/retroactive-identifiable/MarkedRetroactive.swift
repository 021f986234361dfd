// profile: presentation
import SwiftUI

extension URL: @retroactive Identifiable { // want: retroactive-identifiable:info
  public var id: String { absoluteString }
}

struct LinkBoard: View {
  @State private var link: URL?

  var body: some View {
    Button("Open") { link = URL(string: "https://example.org") }
      .sheet(item: $link) { link in
        VStack {
          Text(link.absoluteString)
          Button("Close") { self.link = nil }
        }
      }
  }
}
