import SwiftUI

struct HerbSearch: View {
  let herbs: [String]
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(herbs, id: \.self) { herb in
        Text(herb)
      }
      .searchable(text: $query) { // want: deprecated-search-suggestions:info
        ForEach(herbs, id: \.self) { herb in
          Text(herb).searchCompletion(herb)
        }
      }
      .navigationTitle("Herbs")
    }
  }
}

struct SeedSearch: View {
  @State private var query = ""

  var body: some View {
    VStack {
      Text("One").searchable(text: $query) { Text("Bean").searchCompletion("bean") }.padding() // want: deprecated-search-suggestions
      Text("Two")
        .searchable(text: $query, prompt: "Seeds") { Text("Pea") } // want: deprecated-search-suggestions
      Text("Three")
        .searchable(text: $query, placement: .sidebar) { // want: deprecated-search-suggestions
          // The most common ones.
          Text("Bean")
          if query.isEmpty {
            Text("Pea")
          }
        }
      Text("Four")
        .searchable( // want: deprecated-search-suggestions
          text: $query,
          placement: .toolbar, // not in the sidebar
          prompt: Text("Seeds")
        ) {
          Text("Bean")
        }
    }
  }
}
