// deployment-target: iOS=17.0
import SwiftUI

struct ClubRoot: View {
  var body: some View {
    NavigationStack { // want: navigation-stack-around-tabview:info
      ClubTabs()
    }
  }
}

struct ClubTabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      List {
        NavigationLink("Players") { Text("Players") }
      }
      .tabItem { Text("Team") }
      .tag(0)
      Text("Table")
        .tabItem { Text("Table") }
        .tag(1)
    }
  }
}
