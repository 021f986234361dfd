import SwiftUI

struct Trail: Hashable {
  let name: String
}

struct TrailList: View {
  let trails: [Trail]
  @State private var path: [Trail] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(trails, id: \.self) { trail in
          NavigationLink(trail.name, value: trail)
        }
        NavigationLink("Legend") { Text("Red is steep") }
      }
      .navigationDestination(for: Trail.self) { trail in
        Text(trail.name)
      }
    }
  }
}
