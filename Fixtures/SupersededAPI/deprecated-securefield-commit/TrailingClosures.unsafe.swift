// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct VaultForm: View {
  @Binding var code: String
  let open: () -> Void

  var body: some View {
    VStack {
      SecureField("Code", text: $code).onSubmit { open() } // want: deprecated-securefield-commit
      SecureField("Code", text: $code)
      .onSubmit { // want: deprecated-securefield-commit
        // Return opens the vault.
        open()
      }
      .padding()
    }
  }
}
