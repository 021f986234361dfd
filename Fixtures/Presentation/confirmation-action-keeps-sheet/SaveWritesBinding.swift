// profile: all
import SwiftUI

struct PlotView: View {
  @State private var name = "South"
  @State private var isRenaming = false

  var body: some View {
    Button(name) { isRenaming = true }
      .sheet(isPresented: $isRenaming) { PlotNameEditor(name: $name) }
  }
}

struct PlotNameEditor: View {
  @Binding var name: String
  @Environment(\.dismiss) private var dismiss
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { name = draft } } // want: confirmation-action-keeps-sheet:info
      }
    }
  }
}
