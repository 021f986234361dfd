import SwiftUI

struct QuayHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Quays")
        .navigationDestination(for: Quay.self) { Text("\($0.berths)") }
        .navigationDestination(for: Quay.Berth.self) { Text("\($0.number)") }
    }
  }
}
