// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@main
struct AtlasApp: App {
  @State private var region: String?

  var body: some Scene {
    WindowGroup { // want: inspector-commands-missing:info
      NavigationSplitView {
        Button("North") { region = "North" }
      } detail: {
        RegionMap(region: region)
      }
    }

    #if os(macOS)
    Settings {
      Text("Units")
    }
    #endif
  }
}
