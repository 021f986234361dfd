// deployment-target: iOS=17.0
import SwiftUI

@available(iOS 18, *)
struct FerryTabs: View {
  var body: some View {
    TabView {
      Text("Ships").tabItem { Label("Ships", systemImage: "ferry") } // want: deprecated-tab-item
      Text("Ports").tabItem { Label("Ports", systemImage: "map") }
    }
  }
}
