import SwiftUI

struct FormScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var quits = false
  @State private var discards = false

  var body: some View {
    Form { Text("Name") }
      .alert("Quit?", isPresented: $quits) {
        Button("Quit") { dismiss() }
      }
      .confirmationDialog("Discard?", isPresented: $discards) {
        Button("Discard", role: .destructive) { dismiss() }
      }
  }
}
