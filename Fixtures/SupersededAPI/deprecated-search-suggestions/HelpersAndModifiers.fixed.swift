import SwiftUI

struct Searching: ViewModifier {
  @State private var query = ""

  func body(content: Content) -> some View {
    content
      .searchable(text: $query)
      .searchSuggestions { Text("Nothing yet") } // want: deprecated-search-suggestions
  }
}

extension View {
  func search(_ text: Binding<String>, in names: [String]) -> some View {
    searchable(text: text).searchSuggestions { // want: deprecated-search-suggestions
      ForEach(names, id: \.self) { name in
        Text(name).searchCompletion(name)
      }
    }
  }

  func searchBeds(_ text: Binding<String>) -> some View {
    self.searchable(text: text, prompt: "Beds").searchSuggestions { Text("North") } // want: deprecated-search-suggestions
  }
}

struct BedSearch: View {
  @State private var query = ""

  var body: some View {
    beds.searchable(text: $query).searchSuggestions { Text("South") } // want: deprecated-search-suggestions
  }

  private var beds: some View {
    Text("Beds")
  }
}
