// deployment-target: iOS=18.0, macOS=15.0
import SwiftUI

struct GardenTabs: View {
  let title: String

  var body: some View {
    TabView {
      NavigationStack { Text("Beds") }
        .badge(3)
        .tabItem { // want: deprecated-tab-item
          Image(systemName: "leaf")
          Text("Beds")
        }
      NavigationStack {
        Text("Tools")
      }
      .tabItem {
        Text("Tools")
        Image("spade")
      }
      Text("Weather").tabItem { Text(title) }
      Text("Diary").tabItem { Label(title, systemImage: "book") }
      Text("Map").tabItem({ Image(systemName: "map") })
    }
    .tint(.green)
  }
}
