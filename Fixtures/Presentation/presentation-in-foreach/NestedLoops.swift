import SwiftUI

struct Shelf: Identifiable {
  let id: Int
  var jars: [Jar]
}

struct Jar: Identifiable {
  let id: Int
  var label: String
}

struct Pantry: View {
  let shelves: [Shelf]
  @State private var showsLabel = false

  var body: some View {
    List {
      ForEach(shelves) { shelf in
        Section("Shelf \(shelf.id)") {
          ForEach(shelf.jars) { jar in
            Button(jar.label) { showsLabel = true }
              #if os(iOS)
              .buttonStyle(.borderless)
              #endif
              .sheet(isPresented: $showsLabel) { // want: presentation-in-foreach:error
                VStack {
                  Text(jar.label)
                  Button("Close") { showsLabel = false }
                }
              }
          }
        }
      }
    }
  }
}
