// not type-checked: imports a package
// deployment-target: iOS=17.0
import SignatureKit
import SwiftUI

struct Contract: View {
  @State private var signs = false

  var body: some View {
    Button("Sign") { signs = true }
      .sheet(isPresented: $signs) {
        SignaturePanel(document: 12)
          .interactiveDismissDisabled()
      }
  }
}
