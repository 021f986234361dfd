// deployment-target: iOS=18.0
import SwiftUI

struct LibraryTabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      ShelfScreen()
        .tabItem { Label("Shelves", systemImage: "books.vertical") } // want: deprecated-tab-item:info
        .tag(0)
      LoanScreen()
        .tabItem { Label("Loans", systemImage: "clock") }
        .tag(1)
      Text("Members")
        .padding()
        .tabItem {
          Label("Members", systemImage: "person.2")
        }
        .tag(2)
    }
  }
}

struct ShelfScreen: View {
  var body: some View { Text("Shelves") }
}

struct LoanScreen: View {
  var body: some View { Text("Loans") }
}
