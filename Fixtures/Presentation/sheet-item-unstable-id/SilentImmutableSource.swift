import SwiftUI

struct Verse: Identifiable {
  var id: String { text }
  let text: String
}

enum Page: Identifiable {
  case chapter(Int), index

  var id: String {
    switch self {
    case .chapter(let number): "chapter-\(number)"
    case .index: "index"
    }
  }
}

struct PoemReader: View {
  @State private var verse: Verse?
  @State private var page: Page?

  var body: some View {
    HStack {
      Button("Verse") { verse = Verse(text: "Roses") }
        .sheet(item: $verse) { verse in Text(verse.text) }
      Button("Index") { page = .index }
        .sheet(item: $page) { page in Text(page.id) }
    }
  }
}
