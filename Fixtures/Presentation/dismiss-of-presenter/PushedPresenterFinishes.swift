import SwiftUI

struct Gallery: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Editor") { PictureEditor() }
    }
  }
}

struct PictureEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsSizes = false

  var body: some View {
    Button("Sizes") { showsSizes = true }
      .sheet(isPresented: $showsSizes) {
        Button("Export and finish") { dismiss() } // want: dismiss-of-presenter:warning
      }
  }
}
