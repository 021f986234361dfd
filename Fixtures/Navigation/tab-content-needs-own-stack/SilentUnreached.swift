// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct DuneTabs: View {
  var body: some View {
    TabView {
      DuneTab()
        .tabItem { Text("Dunes") }
      Text("Oasis")
        .tabItem { Text("Oasis") }
    }
  }
}

struct DuneTab: View {
  var body: some View {
    Text("Dunes")
      .navigationTitle("Dunes")
  }
}
