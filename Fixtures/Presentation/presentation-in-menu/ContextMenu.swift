import SwiftUI

struct BottleLabel: View {
  let vintage: Int
  @State private var isImporting = false
  @State private var asks = false

  var body: some View {
    Text("Vintage \(vintage)")
      .contextMenu {
        Button("Import a picture") { isImporting = true }
          .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image]) { _ in } // want: presentation-in-menu:error
        Button("Remove") { asks = true }
          .alert("Remove the bottle?", isPresented: $asks) { // want: presentation-in-menu:error
            Button("Remove", role: .destructive) {}
          }
      }
  }
}
