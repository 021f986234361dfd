// deployment-target: iOS=17.0, macOS=14.0
// profile: all
import SwiftUI

@main
struct SextantApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SextantTab()
          .tabItem { Text("Angle") }
        Text("Time")
          .tabItem { Text("Time") }
      }
    }
  }
}

struct SextantTab: View {
  var body: some View {
    Text("42 degrees")
      .navigationTitle("Angle")
  }
}
