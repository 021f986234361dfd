import SwiftUI

struct LoanSearch: View {
  @Binding var query: String
  let prompt: String

  var body: some View {
    VStack {
      Text("One").searchable(text: $query, suggestions: { Text("Atlas") }) // want: deprecated-search-suggestions
      Text("Two")
        .searchable(text: $query, prompt: prompt, suggestions: { // want: deprecated-search-suggestions
          Text("Atlas").searchCompletion("atlas")
          Text("Map").searchCompletion("map")
        })
        .padding()
      Text("Three")
        .searchable(text: $query, suggestions: rows) // want: deprecated-search-suggestions
      Text("Four")
        .searchable(text: $query, placement: .automatic, prompt: "Books") { rows() } // want: deprecated-search-suggestions
    }
  }

  private func rows() -> Text {
    Text("Globe")
  }
}
