import SwiftUI

struct SecureField: View {
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

struct VaultForm: View {
  @State private var code = ""

  var body: some View {
    SecureField("Code", text: $code, onCommit: { code = "" })
  }
}
