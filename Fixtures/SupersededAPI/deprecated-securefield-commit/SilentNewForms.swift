import SwiftUI

struct VaultForm: View {
  let placeholder: String
  @State private var code = ""

  var body: some View {
    Form {
      SecureField("Code", text: $code)
      SecureField(placeholder, text: $code)
      SecureField("Code", text: $code, prompt: Text("Six digits"))
      SecureField(text: $code) { Text("Code") }
      SecureField(text: $code, prompt: Text("Code"), label: { Text("Code") })
        .onSubmit { code = "" }
    }
  }
}
