// deployment-target: iOS=17.0
import SwiftUI

struct GaugeRoot: View {
  var body: some View {
    NavigationStack {
      TabView {
        Text("Pressure")
          .tabItem { Text("Pressure") }
        Text("Heat")
          .tabItem { Text("Heat") }
      }
      .navigationTitle("Gauges")
    }
  }
}
