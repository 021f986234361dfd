import SwiftUI

struct TextField: View {
  let title: String
  @Binding var text: String
  let onCommit: () -> Void

  init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.title = title
    self._text = text
    self.onCommit = onCommit
  }

  var body: some View {
    Button(title, action: onCommit)
  }
}

struct MemberForm: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name, onCommit: { print(name) })
  }
}
