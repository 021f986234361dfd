import SwiftUI

struct Link: View {
  let rings: Int

  var body: some View {
    Text("\(rings) rings")
  }
}

struct Chain: Hashable { let rings: Int }

struct ChainRow: View {
  let chain: Chain

  var body: some View {
    NavigationLink(value: chain) {
      Link(rings: chain.rings)
    }
    .navigationDestination(for: Chain.self) { Text("\($0.rings)") }
  }
}
