import SwiftUI

struct Dune: Hashable {
  let height: Int
}

@main
struct DuneApp: App {
  var body: some Scene {
    WindowGroup {
      Desert()
    }
  }
}

struct Desert: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Highest") {
        path.append(Dune(height: 300)) // want: navigation-link-without-destination:error
      }
    }
  }
}
