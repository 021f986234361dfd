import SwiftUI

struct Workshop: View {
  @State private var showsPlan = false
  @State private var asksRemoval = false
  @State private var showsHint = false
  @State private var importsDrawing = false
  @State private var showsParts = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Plan") { showsPlan = true }
        Button("Remove") { asksRemoval = true }
        Button("Import") { importsDrawing = true }
        Button("Parts") { showsParts = true }
        Button("Hint") { showsHint = true }
          .popover(isPresented: $showsHint) { Text("Measure twice") }
      }
      .navigationDestination(isPresented: $showsParts) { Text("Parts") }
    }
    .sheet(isPresented: $showsPlan) {
      Button("Close") { showsPlan = false }
    }
    .alert("Remove?", isPresented: $asksRemoval) { Button("Remove", role: .destructive) { showsPlan = false } }
    .fileImporter(isPresented: $importsDrawing, allowedContentTypes: [.image]) { _ in }
  }
}
