// profile: all
import SwiftUI

@Observable
final class Driver {
  var name = ""
}

struct BusApp: App {
  var body: some Scene {
    WindowGroup { BusScreen() }
  }
}

struct BusScreen: View {
  @Environment(Driver.self) private var driver: Driver?
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(driver?.name ?? "Nobody") { print(openURL) }
  }
}
