// deployment-target: iOS=17.0
import SwiftUI

struct BakeryTabs: View {
  var body: some View {
    TabView {
      Text("Bread").tabItem { Label("Bread", systemImage: "oval") }
      Text("Cakes").tabItem { Label("Cakes", systemImage: "circle") }
    }
  }
}
