import SwiftUI

struct Statue: Hashable, Identifiable {
  let id: UUID
  let name: String
}

struct SculpturePark: View {
  let statues: [Statue]
  @State private var path: [Statue] = []

  var body: some View {
    NavigationStack(path: $path) {
      statueList
        .navigationDestination(for: Statue.self) { Text($0.name) }
    }
  }

  private var statueList: some View {
    List(statues) { statue in
      NavigationLink(statue.name, value: statue.id) // want: typed-path-rejects-value:error
    }
  }
}
