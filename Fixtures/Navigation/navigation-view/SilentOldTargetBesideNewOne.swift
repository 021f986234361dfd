// deployment-target: iOS=17.0, macOS=12.0
import SwiftUI

struct ReefLog: View {
  var body: some View {
    NavigationView {
      Text("Reefs")
    }
  }
}
