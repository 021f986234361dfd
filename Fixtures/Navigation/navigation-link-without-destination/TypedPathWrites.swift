import SwiftUI

enum Chapter: Hashable {
  case preface, first
}

@main
struct NovelApp: App {
  var body: some Scene {
    WindowGroup {
      Novel()
    }
  }
}

struct Novel: View {
  @State private var path: [Chapter] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Preface") { path.append(.preface) } // want: navigation-link-without-destination:error
        Button("Start") { self.path = [.preface, .first] } // want: navigation-link-without-destination:error
      }
    }
  }
}
