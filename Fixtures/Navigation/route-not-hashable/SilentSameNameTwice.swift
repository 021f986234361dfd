import SwiftUI

enum Kitchen {
  struct Page: Hashable { let id: Int }
}

enum Cellar {
  struct Page { let id: Int }
}

struct PageHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Pages")
        .navigationDestination(for: Kitchen.Page.self) { Text("\($0.id)") }
    }
  }
}
