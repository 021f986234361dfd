import SwiftUI

struct Tag: Identifiable {
  let id: String
}

struct TagSearch: View {
  let all: [Tag]
  @State private var query = ""
  @State private var tags: [Tag] = []
  @State private var suggested: [Tag] = []

  var body: some View {
    VStack {
      Text("One").searchable(text: $query, tokens: $tags) { tag in Text(tag.id) }
      Text("Two").searchable(text: $query, tokens: $tags) { Text($0.id) }
      Text("Three")
        .searchable(text: $query, tokens: $tags, suggestedTokens: $suggested, prompt: Text("Tags")) { tag in
          Text(tag.id)
        }
      Text("Four")
        .searchable(text: $query, editableTokens: $tags) { $tag in Text(tag.id) }
      Text("Five")
        .searchable(text: $query, tokens: $tags, token: { tag in Text(tag.id) })
    }
  }
}
