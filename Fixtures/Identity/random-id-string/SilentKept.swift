// profile: all
import SwiftUI

struct Clue: Identifiable {
  let id = UUID().uuidString
  let text: String
}

struct Riddle: View {
  @State private var clue = Clue(text: "A river")
  @State private var clues: [Clue] = []

  var body: some View {
    VStack {
      Text(clue.text)
      Button("Next") { clue = Clue(text: "A bridge") }
      ForEach(clues) { Text($0.text) }
    }
  }
}
