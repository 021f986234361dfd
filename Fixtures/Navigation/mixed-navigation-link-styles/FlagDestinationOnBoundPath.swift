// profile: presentation
import SwiftUI

enum Hall: Hashable {
  case minerals, fossils
}

struct MuseumMap: View {
  @State private var path = NavigationPath()
  @State private var showsCafe = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Minerals") { path.append(Hall.minerals) }
        Button("Fossils") { path.append(Hall.fossils) }
        Button("Cafe") { showsCafe = true }
      }
      .navigationDestination(for: Hall.self) { hall in
        Text(hall == .minerals ? "Minerals" : "Fossils")
      }
      .navigationDestination(isPresented: $showsCafe) { // want: mixed-navigation-link-styles:info
        Text("Cafe")
      }
    }
  }
}
