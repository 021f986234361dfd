import SwiftUI

struct Puzzle: Identifiable {
  let id: Int
}

struct PuzzleBox: View {
  @State private var puzzle: Puzzle?

  var body: some View {
    Button("Play") { puzzle = Puzzle(id: 1) }
      .sheet(item: self.$puzzle, onDismiss: { print("done") }, content: { shown in
        Button("Solved \(shown.id)", action: { puzzle = nil }) // want: dismiss-of-presenter:error
      })
  }
}
