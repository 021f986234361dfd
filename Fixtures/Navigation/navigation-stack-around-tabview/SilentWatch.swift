// deployment-target: watchOS=10.0
import SwiftUI

struct SwimPages: View {
  var body: some View {
    NavigationStack {
      TabView {
        NavigationLink("Laps") { Text("Laps") }
        Text("Pulse")
      }
      .tabViewStyle(.verticalPage)
    }
  }
}
