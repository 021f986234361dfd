import SwiftUI

struct Fossil: Hashable { let name: String }

struct FossilDig: View {
  let fossils: [Fossil]
  @State private var path: [Fossil] = []
  @State private var showsTools = false

  var body: some View {
    NavigationStack(path: $path) {
      List(fossils, id: \.self) { fossil in
        NavigationLink(fossil.name, value: fossil)
      }
      .navigationDestination(for: Fossil.self) { Text($0.name) }
      .sheet(isPresented: $showsTools) {
        NavigationStack {
          VStack {
            NavigationLink("Brush", value: "brush")
            Button("Close") { showsTools = false }
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
      .toolbar {
        Button("Tools") { showsTools = true }
      }
    }
  }
}
