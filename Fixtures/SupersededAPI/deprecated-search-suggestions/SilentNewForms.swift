import SwiftUI

struct HerbSearch: View {
  @State private var query = ""
  @State private var isSearching = false

  var body: some View {
    VStack {
      Text("One").searchable(text: $query)
      Text("Two").searchable(text: $query, prompt: "Herbs")
      Text("Three")
        .searchable(text: $query, isPresented: $isSearching)
        .searchSuggestions { Text("Basil").searchCompletion("basil") }
      Text("Four")
        .searchable(text: $query, placement: .sidebar, prompt: Text("Herbs"))
        .onSubmit(of: .search) { isSearching = false }
    }
  }
}
