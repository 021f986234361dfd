// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct QuarryRow: View {
  var body: some View {
    VStack {
      NavigationLink(destination: Text("Quarry")) { Text("Quarry") } // want: deprecated-navigation-link-value
      NavigationLink("Stone", destination: Text("Stone")) // want: deprecated-navigation-link-value
    }
  }
}
