import SwiftUI

struct Step: Identifiable {
  let id: String
  let text: String
}

struct Note: Identifiable {
  var id = UUID()
  let text: String
  init(text: String, number: Int) {
    self.text = text
    id = UUID(uuidString: text) ?? id
  }
}

struct Tip: Identifiable {
  var id = UUID()
  var text: String
}

struct Recipe: View {
  let lines: [String]
  @State private var tips = ["Salt", "Pepper"].map { Tip(text: $0) }
  private static let notes = [Tip(text: "Stir"), Tip(text: "Wait")]
  @State private var asked: [Tip] = []

  var body: some View {
    List {
      ForEach(lines.map { Step(id: $0, text: $0) }) { Text($0.text) }
      ForEach(lines.map { Note(text: $0, number: 1) }) { Text($0.text) }
      ForEach(lines.map { Tip(id: UUID(), text: $0) }.filter { $0.text != "" }) { Text($0.text) }
      ForEach(lines.map { Tip(text: $0) }, id: \.text) { Text($0.text) }
      ForEach(tips) { Text($0.text) }
      ForEach(Self.notes) { Text($0.text) }
      Button("Ask") { asked = lines.map { Tip(text: $0) } }
    }
  }
}
