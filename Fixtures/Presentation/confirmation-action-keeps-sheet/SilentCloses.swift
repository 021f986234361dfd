// profile: all
import SwiftUI

struct NestBox: View {
  @State private var note = "Empty"
  @State private var isEditing = false

  var body: some View {
    Button(note) { isEditing = true }
      .sheet(isPresented: $isEditing) { NestNote(note: $note) }
  }
}

struct NestNote: View {
  @Binding var note: String
  @Environment(\.dismiss) private var dismiss
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      TextField("Note", text: $draft)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", action: close)
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              note = draft
              close()
            }
          }
        }
    }
  }

  private func close() {
    dismiss()
  }
}
