// not type-checked: the finding is a compile error
import SwiftUI

struct Paddock: Equatable, Codable {
  var name: String
  var area: Double
}

struct PaddockHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Paddocks")
        .navigationDestination(for: Paddock.self) { Text($0.name) } // want: route-not-hashable:warning
    }
  }
}
