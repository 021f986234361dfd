// profile: all
import SwiftUI

struct RecipeSearch: View {
  @State private var query = ""
  @State private var results: [String] = []

  var body: some View {
    List(results, id: \.self) { Text($0) } // want: foreach-self-identity:info
      .searchable(text: $query)
      .onChange(of: query) {  // want: unstructured-task-in-onchange:info
        Task { results = await find(query) }
      }
  }

  private func find(_ query: String) async -> [String] { [query] }
}
