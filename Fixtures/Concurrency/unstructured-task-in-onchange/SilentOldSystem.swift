// profile: all
// deployment-target: iOS=14.0
import SwiftUI

struct SearchPage: View {
  @State private var query = ""
  @State private var count = 0

  var body: some View {
    TextField("Query", text: $query)
      .onChange(of: query) { value in Task { count = await search(value) } }
  }

  private func search(_ query: String) async -> Int { query.count }
}
