import SwiftUI

struct AlmanacTabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) { // want: selection-type-mismatch:warning
      Button("Show sun") { tab = 1 }
        .tabItem { Label("Moon", systemImage: "moon") }
        .tag("moon")
      Text("Sun")
        .tabItem { Label("Sun", systemImage: "sun.max") }
        .tag("sun")
    }
  }
}
