// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct TranslationDesk: View {
  let lines: [String]
  @State private var source = ""
  @State private var target = ""
  @State private var line: String?
  @State private var note: String?

  var body: some View {
    VStack {
      HSplitView {
        TextEditor(text: $source)
        TextEditor(text: $target)
      }
      HSplitView {
        List(lines, id: \.self, selection: $line) { line in
          Text(line)
        }
        Text(target)
      }
      VSplitView {
        List(lines, id: \.self, selection: $note) { line in
          Text(line)
        }
        Text(note ?? "No note")
      }
      Text(line ?? "No line")
    }
  }
}
