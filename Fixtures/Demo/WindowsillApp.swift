import SwiftUI

@main
struct WindowsillApp: App {
  @StateObject private var garden = Garden()

  var body: some Scene {
    WindowGroup {
      PlantList()
        .environmentObject(garden)
    }
  }
}
