// deployment-target: iOS=17.0
import SwiftUI

struct CityTabs: View {
  var body: some View {
    TabView {
      NavigationStack {
        NavigationLink("Museums") { Text("Museums") }
      }
      .tabItem { Text("See") }
      NavigationStack {
        NavigationLink("Cafes") { Text("Cafes") }
      }
      .tabItem { Text("Eat") }
    }
  }
}
