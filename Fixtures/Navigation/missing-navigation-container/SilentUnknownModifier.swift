// not type-checked: imports a package
import FlowKit
import SwiftUI

@main
struct TulipApp: App {
  var body: some Scene {
    WindowGroup {
      TulipHome()
        .embeddedInFlow()
    }
  }
}

struct TulipHome: View {
  var body: some View {
    NavigationLink("Tulips") { Text("Tulips") }
  }
}
