import SwiftUI

@main
struct VineyardApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        SlopeList(slopes: [Slope(name: "South")])
      }
    }
  }
}
