import SwiftUI

struct Tea: Hashable { let name: String }

struct TeaHouse: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Assam", value: Tea(name: "Assam"))
        NavigationLink("Water", value: "water")
        NavigationLink("Degrees", value: 95)
      }
      .navigationDestination(for: Tea.self) { Text($0.name) }
      .navigationDestination(for: String.self) { Text($0) }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
