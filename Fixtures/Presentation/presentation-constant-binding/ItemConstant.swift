import SwiftUI

struct Note: Identifiable {
  let id: Int
  var text: String
}

struct NoteBoard: View {
  let note: Note?

  var body: some View {
    Text("Board")
      .sheet(item: .constant(note)) { note in // want: presentation-constant-binding
        Text(note.text)
      }
  }
}
