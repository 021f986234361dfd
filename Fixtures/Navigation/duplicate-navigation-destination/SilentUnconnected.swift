import SwiftUI

struct Gem: Hashable { let carat: Double }

struct GemCase: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Ruby", value: Gem(carat: 2))
        .navigationDestination(for: Gem.self) { Text("\($0.carat)") }
    }
  }
}

struct GemVault<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack {
      content
    }
  }
}

struct GemList: View {
  var body: some View {
    NavigationLink("Opal", value: Gem(carat: 1))
      .navigationDestination(for: Gem.self) { Text("\($0.carat)") }
  }
}
