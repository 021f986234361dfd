import SwiftUI

extension SecureField where Label == Text {
  init(_ title: String, text: Binding<String>, onCommit: @escaping (String) -> Void) {
    self.init(title, text: text)
  }
}

struct VaultForm: View {
  @State private var code = ""

  var body: some View {
    SecureField("Code", text: $code, onCommit: { text in print(text.count) })
  }
}
