import SwiftUI

struct MemberForm: View {
  let placeholder: String
  @State private var name = ""
  @State private var isEditing = false

  var body: some View {
    Form {
      TextField("Name", text: $name, onCommit: { save() }) // want: deprecated-textfield-callbacks:info
      TextField("Name", text: $name, onCommit: save) // want: deprecated-textfield-callbacks
      TextField(placeholder, text: $name, onCommit: save).disabled(isEditing) // want: deprecated-textfield-callbacks
      TextField("Name", text: $name, onEditingChanged: { isEditing = $0 }) // want: deprecated-textfield-callbacks
      TextField("Name", text: $name, onEditingChanged: edit, onCommit: save) // want: deprecated-textfield-callbacks
      TextField(placeholder, text: $name, onEditingChanged: { _ in }, onCommit: {}) // want: deprecated-textfield-callbacks
      TextField( // want: deprecated-textfield-callbacks
        "Name of \(placeholder)",
        text: $name,
        onEditingChanged: { editing in
          isEditing = editing
        }, // for the border
        onCommit: {
          save()
        }
      )
      .padding()
      TextField( // want: deprecated-textfield-callbacks
        "Name",
        text: Binding(get: { name }, set: { name = $0.uppercased() }),
        // Return saves.
        onCommit: save
      )
    }
  }

  private func edit(_ editing: Bool) { isEditing = editing }
  private func save() {}
}
