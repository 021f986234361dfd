import SwiftUI

struct Singer: Identifiable {
  let id: Int
  var email: String
}

struct Score {
  let id: Int
}

protocol Numbered: Identifiable {
  var id: Int { get }
}

struct Part: Numbered {
  let id: Int
}

struct Shelf<Book: Identifiable>: View {
  let books: [Book]
  let singers: [Singer]
  let scores: [Score]
  let parts: [Part]

  private var choir: [Singer] { singers }

  var body: some View {
    VStack {
      ForEach(books, id: \.id) { _ in Text("Book") }
      ForEach(singers, id: \.email) { Text($0.email) }
      ForEach(scores, id: \.id) { Text("\($0.id)") }
      ForEach(parts, id: \.id) { Text("\($0.id)") }
      ForEach(singers.reversed(), id: \.id) { Text($0.email) }
    }
  }
}
