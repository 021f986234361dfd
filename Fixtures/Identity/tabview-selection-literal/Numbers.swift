// profile: all
// deployment-target: iOS=18.0
import SwiftUI

struct Home: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Text("Garden")
        .tabItem { Text("Garden") }  // want: deprecated-tab-item:info
        .tag(0)  // want: tabview-selection-literal:info
      Text("Kitchen")
        .tabItem { Text("Kitchen") }
        .tag(1)
    }
  }
}

struct House: View {
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      Tab("Attic", systemImage: "house", value: 0) { Text("Attic") }  // want: tabview-selection-literal:info
      Tab("Cellar", systemImage: "stairs", value: 1) { Text("Cellar") }
    }
  }
}
