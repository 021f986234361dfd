import SwiftUI

struct Comet: Hashable { let name: String }

struct Observatory: View {
  let comets: [Comet]
  @State private var path: [Comet] = []

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        List(comets, id: \.self) { comet in
          NavigationLink(comet.name, value: comet)
        }
        .navigationDestination(for: Comet.self) { Text($0.name) }
      }
      .tabItem { Text("Comets") }
      NavigationStack {
        NavigationLink("Dome", value: "dome")
          .navigationDestination(for: String.self) { Text($0) }
      }
      .tabItem { Text("Dome") }
    }
  }
}
