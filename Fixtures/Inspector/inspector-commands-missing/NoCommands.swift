// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@main
struct HerbariumApp: App {
  var body: some Scene {
    WindowGroup { // want: inspector-commands-missing:info
      HerbariumView()
    }
  }
}

struct HerbariumView: View {
  @State private var showsLabel = true

  var body: some View {
    Button("Label") { showsLabel.toggle() }
      .inspector(isPresented: $showsLabel) {
        Text("Collected in May")
      }
  }
}
