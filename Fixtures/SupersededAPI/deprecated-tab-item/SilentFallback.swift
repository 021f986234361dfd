// deployment-target: iOS=17.0
import SwiftUI

struct FerryTabs: View {
  var body: some View {
    if #available(iOS 18, *) {
      TabView {
        Tab("Ships", systemImage: "ferry") { Text("Ships") }
      }
    } else {
      TabView {
        Text("Ships").tabItem { Label("Ships", systemImage: "ferry") }
      }
    }
  }
}
