import SwiftUI

struct Volume: Hashable, Identifiable {
  let id: Int
  let title: String
}

struct Library: View {
  let volumes: [Volume]
  @State private var path: [Volume] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(volumes) { volume in
        NavigationLink(volume.title, value: volume)
      }
      .navigationDestination(for: Volume.self) { Text($0.title) }
      .navigationDestination(for: Int.self) { Text("\($0)") } // want: typed-path-rejects-value:info
    }
  }
}
