import SwiftUI

struct MemberForm: View {
  let placeholder: String
  @State private var name = ""
  @State private var isEditing = false

  var body: some View {
    Form {
      TextField("Name", text: $name) { save() } // want: deprecated-textfield-callbacks
      TextField(placeholder, text: $name) { // want: deprecated-textfield-callbacks
        // Return saves.
        save()
      }
      TextField("Name", text: $name) { editing in isEditing = editing } // want: deprecated-textfield-callbacks
      TextField("Name", text: $name, onEditingChanged: edit) { save() } // want: deprecated-textfield-callbacks
      TextField("Name", text: $name) { // want: deprecated-textfield-callbacks
        isEditing = $0
      } onCommit: {
        save()
      }
    }
  }

  private func edit(_ editing: Bool) { isEditing = editing }
  private func save() {}
}
