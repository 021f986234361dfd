// deployment-target: iOS=14.0
import SwiftUI

struct VaultForm: View {
  @State private var code = ""

  var body: some View {
    SecureField("Code", text: $code, onCommit: { print("open") })
  }
}
