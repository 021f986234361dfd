import SwiftUI

extension View {
  func searchable<Row: View>(text: Binding<String>, rows: () -> Row) -> some View {
    searchable(text: text)
  }

  func searchable(text: Binding<String>, rows: () -> Text) -> some View {
    searchable(text: text)
  }
}

struct HerbSearch: View {
  @State private var query = ""

  var body: some View {
    VStack {
      Text("One").searchable(text: $query, rows: { Text("Basil") })
      Text("Two").searchable(text: $query) { Text("Basil") }
    }
  }
}
