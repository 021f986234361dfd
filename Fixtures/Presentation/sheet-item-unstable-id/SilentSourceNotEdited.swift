import SwiftUI

struct Tag: Identifiable {
  var name: String
  var id: String { name }
}

struct TagCloud: View {
  let tags: [Tag]
  @State private var tag: Tag?

  var body: some View {
    List(tags) { next in
      Button(next.name) { tag = next }
    }
    .sheet(item: $tag) { tag in
      Text(tag.name)
      Button("Close") { self.tag = nil }
    }
  }
}
