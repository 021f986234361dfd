import SwiftUI

struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { ReadingRoom() }
  }
}

struct ReadingRoom: View {
  @State private var showsShelf = false

  var body: some View {
    VStack {
      Button("Shelf") { showsShelf = true }
        .sheet(isPresented: $showsShelf) { ShelfPanel() }
      Text("Silence please")
    }
    .padding()
  }
}

struct ShelfPanel: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("Close") { asks = true }
      .alert("Leave?", isPresented: $asks) {
        Button("Leave") { dismiss() }
        Button("Stay", role: .cancel) {}
      }
      .presentationDetents([.medium])
      .interactiveDismissDisabled(asks)
  }
}
