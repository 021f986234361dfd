import SwiftUI

struct VaultForm: View {
  let placeholder: String
  @State private var code = ""
  @State private var isOpen = false

  var body: some View {
    Form {
      SecureField("Code", text: $code, onCommit: { isOpen = true }) // want: deprecated-securefield-commit:info
      SecureField("Code", text: $code, onCommit: open) // want: deprecated-securefield-commit
      SecureField(placeholder, text: $code, onCommit: open).disabled(isOpen) // want: deprecated-securefield-commit
      SecureField( // want: deprecated-securefield-commit
        "Code of \(placeholder)",
        text: $code, // never stored
        onCommit: {
          open()
        }
      )
      .padding()
      rest
    }
  }

  @ViewBuilder private var rest: some View {
    if isOpen {
      SwiftUI.SecureField("Again", text: $code, onCommit: open) // want: deprecated-securefield-commit
    }
  }

  private func open() { isOpen = true }
}

struct Locked: ViewModifier {
  @Binding var code: String
  let open: () -> Void

  func body(content: Content) -> some View {
    VStack {
      content
      SecureField("Code", text: $code, onCommit: open) // want: deprecated-securefield-commit
    }
  }
}
