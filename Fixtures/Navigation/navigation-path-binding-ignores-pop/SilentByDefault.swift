import SwiftUI

struct Rapid: Hashable { let grade: Int }

struct RapidRoot: View {
  let rapids: [Rapid]

  var body: some View {
    NavigationStack(path: Binding(get: { rapids }, set: { _ in })) {
      Text("Rapids")
        .navigationDestination(for: Rapid.self) { Text("\($0.grade)") }
    }
  }
}
