// deployment-target: macOS=14.0
import SwiftUI

struct MillApp: App {
  let name: String
  init() { name = "mill" }
  var body: some Scene {
    WindowGroup { MillHome() }
    Window("Mill", id: name) { Text("Mill") }
  }
}

struct MillHome: View {
  @Environment(\.openWindow) private var openWindow
  let target: String

  init() { target = "mill" }

  var body: some View {
    VStack {
      Button("Mill") { openWindow(id: "mill") }
      Button("Target") { openWindow(id: target) }
    }
  }
}
