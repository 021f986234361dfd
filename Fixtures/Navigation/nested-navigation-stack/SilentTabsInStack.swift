// deployment-target: iOS=17.0
import SwiftUI

struct Stadium: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      TabView {
        NavigationStack { Text("Scores") }
          .tabItem { Text("Scores") }
        NavigationStack {
          NavigationLink("Players", value: "players")
            .navigationDestination(for: String.self) { Text($0) }
        }
          .tabItem { Text("Players") }
      }
      .navigationDestination(for: Int.self) { Text("Row \($0)") }
    }
  }
}
