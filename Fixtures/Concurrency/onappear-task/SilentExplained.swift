import SwiftUI

struct SeedCard: View {
  @State private var seed = ""

  var body: some View {
    Text(seed)
      .onAppear {
        // A task of its own: '.task' starts before the card is measured.
        Task { seed = await next() }
      }
  }

  private func next() async -> String { "Rye" }
}
