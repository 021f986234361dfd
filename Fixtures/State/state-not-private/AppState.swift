import SwiftUI

@main
struct LanternApp: App {
  @State var isLit = false // want: state-not-private:info

  var body: some Scene {
    WindowGroup {
      Toggle("Lit", isOn: $isLit)
    }
  }
}
