import SwiftUI

struct PinPad: View {
  @State private var message: String?

  var body: some View {
    Button("Unlock") { self.message = "Wrong code" }
      .alert("Locked", isPresented: Binding(get: { self.message != nil }, set: { if !$0 { self.message = nil } })) { // want: presentation-constant-binding
        Button("Try again") {}
      }
  }
}
