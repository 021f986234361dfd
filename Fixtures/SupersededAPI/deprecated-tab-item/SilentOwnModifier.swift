// deployment-target: iOS=18.0
import SwiftUI

extension View {
  func tabItem(_ title: String, @ViewBuilder icon: () -> some View) -> some View {
    accessibilityLabel(title)
  }

  func tabItem(_ label: () -> Text) -> some View {
    padding()
  }
}

struct FerryTabs: View {
  var body: some View {
    TabView {
      Text("Ships").tabItem("Ships") { Image(systemName: "ferry") }
      Text("Ports").tabItem { Text("Ports") }
    }
  }
}
