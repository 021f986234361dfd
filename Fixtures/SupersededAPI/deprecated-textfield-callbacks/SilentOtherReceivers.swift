import SwiftUI

struct Panel {
  func TextField(_ title: String, text: Binding<String>, onCommit: () -> Void) -> String { title }
}

struct NameField: View {
  @Binding var text: String
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  var body: some View {
    Button(text, action: onCommit)
  }
}

struct PanelPage: View {
  let panel: Panel
  @State private var name = ""

  var body: some View {
    VStack {
      Button("Panel") { print(panel.TextField("Name", text: $name, onCommit: {})) }
      NameField(text: $name, onEditingChanged: { _ in }, onCommit: {})
    }
  }
}
