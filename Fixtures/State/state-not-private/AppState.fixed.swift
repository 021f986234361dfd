import SwiftUI

@main
struct LanternApp: App {
  @State private var isLit = false // want: state-not-private:info

  var body: some Scene {
    WindowGroup {
      Toggle("Lit", isOn: $isLit)
    }
  }
}
