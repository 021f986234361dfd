import SwiftUI

struct Leaf: Identifiable { let id: Int }

struct Log: View {
  let lines: [String]
  @State private var leaves: [Leaf] = []
  @State private var words: [String] = []

  var body: some View {
    VStack {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in Text(line) }
      ForEach(words.indices, id: \.self) { Text(words[$0]) }
      ForEach(Array(leaves.enumerated()), id: \.element.id) { number, _ in Text("\(number)") }
      ForEach(0..<3, id: \.self) { _ in Circle() }
      ForEach(0..<words.count, id: \.self) { Text(words[$0]) }
      Button("Add") { words.append("moss") }
      Button("Clear") { words.removeAll() }
      Button("Undo") { words.removeLast() }
      Button("Sort") { leaves.sort { $0.id < $1.id } }
    }
  }
}
