import SwiftUI

struct JamShelf: View {
  @State private var isEditing = false
  @State private var asks = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Form {
          Button("Throw away") { asks = true }
          Button("Close") { isEditing = false }
        }
        .confirmationDialog("Throw the jam away?", isPresented: $asks) {
          Button("Throw away", role: .destructive) {}
        }
      }
  }
}
