import SwiftUI

@main
struct MixedApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Mixed")
    }
  }
}

struct HostedSettings: View {
  var body: some View {
    List {
      NavigationLink("Sound") { Text("Sound") }
    }
  }
}

@MainActor
func showSettings(on controller: UINavigationController) {
  controller.pushViewController(UIHostingController(rootView: HostedSettings()), animated: true)
}
