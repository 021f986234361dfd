// deployment-target: iOS=18.0
import SwiftUI

struct TabView<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }
  }
}

struct MuseumTabs: View {
  var body: some View {
    TabView {
      Text("Rooms").tabItem { Text("Rooms") }
    }
  }
}
