import SwiftUI

@main
struct LanternApp: App {
  var body: some Scene {
    WindowGroup {
      LanternHome()
    }
  }
}

struct LanternHome: View {
  @State private var showsShop = false

  var body: some View {
    VStack {
      Button("Shop") { showsShop = true }
      NavigationLink("Lanterns") { Text("Lanterns") } // want: missing-navigation-container:warning
    }
    .sheet(isPresented: $showsShop) {
      NavigationStack {
        Button("Close") { showsShop = false }
      }
    }
  }
}
