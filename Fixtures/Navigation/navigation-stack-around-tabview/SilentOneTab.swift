// deployment-target: iOS=17.0
import SwiftUI

struct SingleTabRoot: View {
  var body: some View {
    NavigationStack {
      TabView {
        NavigationLink("Rules") { Text("Rules") }
          .tabItem { Text("Play") }
      }
    }
  }
}
