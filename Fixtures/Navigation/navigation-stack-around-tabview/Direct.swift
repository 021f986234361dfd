// deployment-target: iOS=17.0
import SwiftUI

struct FarmTabs: View {
  var body: some View {
    NavigationStack { // want: navigation-stack-around-tabview:info
      TabView {
        FieldTab()
          .tabItem { Text("Fields") }
        Text("Weather")
          .tabItem { Text("Weather") }
      }
    }
  }
}

struct FieldTab: View {
  var body: some View {
    List {
      NavigationLink("Barley") { Text("Barley") }
    }
  }
}
