import SwiftUI

struct CorridorHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Corridors")
        .navigationDestination(for: Corridor.self) { _ in // want: route-not-hashable:warning
          Text("Corridor")
        }
    }
  }
}
