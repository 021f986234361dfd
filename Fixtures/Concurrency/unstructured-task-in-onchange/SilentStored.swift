// profile: all
import SwiftUI

struct SpiceSearch: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var running: Task<Void, Never>?

  var body: some View {
    TextField(results.joined(), text: $query)
      .onChange(of: query) {
        running?.cancel()
        running = Task { results = await find(query) }
      }
      .onChange(of: results) { Task { await saveResults() } }
      .task(id: query) { results = await find(query) }
  }

  private func saveResults() async {}
  private func find(_ query: String) async -> [String] { [query] }
}
