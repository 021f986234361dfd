// profile: all
import SwiftUI

struct Wharf: Hashable { let name: String }

struct WharfRoot: View {
  let wharfs: [Wharf]

  var body: some View {
    NavigationStack(path: Binding(get: { wharfs }, set: { _ in })) { // want: navigation-path-binding-ignores-pop:warning
      Text("Wharfs")
        .navigationDestination(for: Wharf.self) { Text($0.name) }
    }
  }
}
