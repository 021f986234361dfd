import SwiftUI

struct Walrus: Hashable { let name: String }

struct Zoo: View {
  @State private var path: [AnyHashable] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Walrus")
        .onTapGesture(count: 2) { path.append(Walrus(name: "Gus")) }
        .navigationDestination(for: Walrus.self) { Text($0.name) }
    }
  }
}
