import SwiftUI

extension String: Identifiable { // want: retroactive-identifiable:info
  public var id: String { self }
}

extension Int: Identifiable { // want: retroactive-identifiable:info
  public var id: Int { self }
}

struct WordWall: View {
  @State private var word: String?

  var body: some View {
    Button("Word") { word = "moss" }
      .sheet(item: $word) { word in
        VStack {
          Text(word)
          Button("Close") { self.word = nil }
        }
      }
  }
}
