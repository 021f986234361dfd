// deployment-target: iOS=14.0
import SwiftUI

struct SeedPage: View {
  @State private var seed = ""

  var body: some View {
    Text(seed).onAppear { Task { seed = await next() } }
  }

  private func next() async -> String { "Rye" }
}
