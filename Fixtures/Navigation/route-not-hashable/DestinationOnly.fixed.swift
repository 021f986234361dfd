// not type-checked: the finding is a compile error
import SwiftUI

enum Exhibit: Hashable {
  case hall(Int)
  case garden
}

struct ExhibitHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Welcome")
        .navigationDestination(for: Exhibit.self) { _ in // want: route-not-hashable:warning
          Text("Exhibit")
        }
    }
  }
}
