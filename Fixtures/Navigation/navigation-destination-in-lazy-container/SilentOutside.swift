import SwiftUI

struct Fern: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct Fernery: View {
  let ferns: [Fern]
  @State private var showsMap = false

  var body: some View {
    NavigationStack {
      Group {
        if ferns.isEmpty {
          Text("No ferns")
        } else {
          List(ferns) { fern in
            NavigationLink(fern.name, value: fern)
          }
          .navigationDestination(isPresented: $showsMap) { Text("Map") }
        }
      }
      .navigationDestination(for: Fern.self) { Text($0.name) }
      .toolbar {
        Button("Map") { showsMap = true }
      }
    }
  }
}
