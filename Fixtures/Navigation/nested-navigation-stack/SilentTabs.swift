import SwiftUI

struct Newsroom: View {
  var body: some View {
    TabView {
      NavigationStack { Text("Desk") }
        .tabItem { Text("Desk") }
      ArchiveTab()
        .tabItem { Text("Archive") }
    }
  }
}

struct ArchiveTab: View {
  var body: some View {
    NavigationStack { Text("Archive") }
  }
}
