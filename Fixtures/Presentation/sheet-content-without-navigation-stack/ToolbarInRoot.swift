// deployment-target: iOS=17.0
import SwiftUI

struct RecipeCard: View {
  @State private var showsNotes = false

  var body: some View {
    Button("Notes") { showsNotes = true }
      .sheet(isPresented: self.$showsNotes) { NotesEditor() } // want: sheet-content-without-navigation-stack:warning
  }
}

struct NotesEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .padding()
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
  }
}
