import SwiftUI

struct GuestBook: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isSigning = false

  var body: some View {
    Button("Sign") { isSigning = true }
      .sheet(isPresented: $isSigning, onDismiss: { dismiss() }) {
        Text("Your name")
      }
  }
}
