import SwiftUI

struct Poem: Identifiable {
  let id: Int
  var title: String
}

struct PoemList: View {
  let poems: [Poem]
  @State private var poem: Poem?

  var body: some View {
    List(poems) { next in
      Button(next.title) { poem = next }
    }
    .sheet(item: $poem) { poem in PoemPage(poem: poem, poems: poems, selection: $poem) }
  }
}

struct PoemPage: View {
  let poem: Poem
  let poems: [Poem]
  @Binding var selection: Poem?

  var body: some View {
    Text(poem.title)
    Button("Next") { selection = poems.first { $0.id > poem.id } }
    Button("Close") { selection = nil }
  }
}
