import SwiftUI

struct PinPad: View {
  @State private var message: String?

  var body: some View {
    Button("Unlock") { self.message = "Wrong code" }
      .alert("Locked", isPresented: .constant(self.message != nil)) { // want: presentation-constant-binding
        Button("Try again") {}
      }
  }
}
