import SwiftUI

struct Moth: Hashable { let name: String }

struct MothTrap: View {
  @State private var path: [Moth] = []
  @Binding var outer: NavigationPath

  var body: some View {
    VStack {
      Text("Caught \(path.count)")
      nightStack($outer)
    }
    .onAppear { path = [] }
  }

  private func nightStack(_ path: Binding<NavigationPath>) -> some View {
    NavigationStack(path: path) {
      NavigationLink("Lamp", value: "lamp")
        .navigationDestination(for: String.self) { Text($0) }
    }
  }
}
