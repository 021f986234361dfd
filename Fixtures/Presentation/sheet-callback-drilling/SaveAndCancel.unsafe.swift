// profile: presentation
import SwiftUI

struct PlantDiary: View {
  @State private var entries: [String] = []
  @State private var adds = false

  var body: some View {
    Text(entries.joined(separator: ", "))
    Button("Add") { adds = true }
      .sheet(isPresented: $adds) { EntryForm(onSave: { entries.append($0); adds = false }) } // want: sheet-callback-drilling:info
  }
}

struct EntryForm: View {
  let onSave: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text)
    Button("Save") { onSave(text) }
    Button("Cancel") { dismiss() }
  }
}
