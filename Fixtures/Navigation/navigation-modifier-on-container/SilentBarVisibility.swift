// deployment-target: iOS=17.0
import SwiftUI

struct Reader: View {
  @State private var search = ""

  var body: some View {
    NavigationStack {
      Text(search.isEmpty ? "All" : search)
    }
    .searchable(text: $search)
    .toolbar(.hidden, for: .tabBar)
    .toolbarBackground(.visible, for: .tabBar)
  }
}

struct ReaderTabs: View {
  var body: some View {
    TabView {
      NavigationStack { Text("Shelf") }
        .tabItem { Text("Shelf") }
      Reader()
        .tabItem { Text("Reader") }
    }
    .toolbar(.hidden, for: .tabBar)
  }
}
