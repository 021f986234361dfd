import SwiftUI

struct ReaderSettings: View {
  @AppStorage("launches") private var launches = 0
  @Binding var fontSize: Int
  @State private var query = ""
  let chapter: String

  init(fontSize: Binding<Int>, chapter: String, query: String) {
    _fontSize = fontSize
    self.chapter = chapter
    launches += 1
    self.fontSize = 12
    var query = query
    query = query.lowercased()
    _query = State(initialValue: query)
  }

  var body: some View {
    TextField(chapter, text: $query)
    Text("\(launches) \(fontSize)")
  }
}
