import SwiftUI

extension URL: @retroactive Identifiable {
  public var id: String { absoluteString }
}

struct Bookmark: View {
  @State private var page: URL?

  var body: some View {
    Button("Open") { page = URL(string: "https://example.org") }
      .sheet(item: $page) { page in
        Text(page.host() ?? "")
      }
  }
}
