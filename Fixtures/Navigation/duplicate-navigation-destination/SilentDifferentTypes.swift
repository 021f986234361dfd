import SwiftUI

struct Author: Hashable, Identifiable {
  let id: Int
  let name: String
}

enum Bookshop {
  struct Author: Hashable { let code: String }
}

struct BookFair: View {
  let authors: [Author]

  var body: some View {
    NavigationStack {
      List {
        ForEach(authors) { author in
          NavigationLink(author.name, value: author)
          NavigationLink("Number", value: author.id)
          NavigationLink("All", value: [author])
        }
        NavigationLink("Code", value: Bookshop.Author(code: "x"))
      }
      .navigationDestination(for: Author.self) { Text($0.name) }
      .navigationDestination(for: Bookshop.Author.self) { Text($0.code) }
      .navigationDestination(for: Author.ID.self) { Text("\($0)") }
      .navigationDestination(for: [Author].self) { Text("\($0.count)") }
    }
  }
}
