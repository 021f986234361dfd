import SwiftUI

struct Word: Identifiable {
  let id: Int
  var text: String
}

struct WordRow: View {
  let word: Word
  @State private var showsHint = false

  var body: some View {
    Button(word.text) { showsHint = true }
      .popover(isPresented: $showsHint) {
        Text("A hint for \(word.text)")
      }
  }
}

struct WordList: View {
  let words: [Word]

  var body: some View {
    List(words) { word in
      WordRow(word: word)
    }
  }
}
