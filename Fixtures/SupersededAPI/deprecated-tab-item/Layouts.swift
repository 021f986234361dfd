// deployment-target: iOS=18.0
import SwiftUI

struct AlmanacTabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      // want +1: deprecated-tab-item
      Text("Stars").tabItem { Label("Stars", image: "stars") }.tag(2)
      // The current month.
      NavigationStack {
        Text("Month")
          .padding()
      }
      .tabItem {
        Label("Month", systemImage: "calendar")
      }
      .tag(0)
      Text("Moon")
        .tag(1)
        .tabItem { Image(systemName: "moon"); Text("Moon") }
        .onAppear {
          tab = 1
        }
    }
  }
}

struct PlainTabs: View {
  var body: some View {
    TabView {
      // want +1: deprecated-tab-item
      Text("North").tabItem { Label("North", systemImage: "arrow.up") }
      Text("South").tabItem {
        Text("South")
        Image("south")
      }
    }
  }
}
