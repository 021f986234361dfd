import SwiftUI

struct RecipeScreen: View {
  @State private var isEditing = false
  @State private var isSaved = false
  @State private var asks = false

  var body: some View {
    Button("Plum cake") { isEditing = true }
      .alert("Saved", isPresented: $isSaved) {
        Button("Fine") {}
      }
      .sheet(isPresented: $isEditing) {
        VStack {
          Button("Save") {
            isSaved = true // want: presentation-behind-sheet:error
          }
          Button("Discard") { withAnimation { self.asks = true } } // want: presentation-behind-sheet:error
          Button("Close") { isEditing = false }
        }
      }
      .confirmationDialog("Discard the changes?", isPresented: $asks) {
        Button("Discard", role: .destructive) {}
      }
  }
}
