import SwiftUI

struct SearchIndex {
  func searchable(text: Binding<String>, suggestions: () -> [String]) -> SearchIndex { self }
}

struct IndexPage: View {
  let index: SearchIndex
  @State private var query = ""

  var body: some View {
    Button("Index") {
      _ = index.searchable(text: $query) { ["basil"] }
      _ = SearchIndex().searchable(text: $query, suggestions: { ["mint"] })
    }
  }
}
