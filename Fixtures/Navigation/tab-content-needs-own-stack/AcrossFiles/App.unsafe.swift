// profile: all
// deployment-target: iOS=18.0
import SwiftUI

@main
struct MeadowApp: App {
  var body: some Scene {
    WindowGroup {
      MeadowTabs()
    }
  }
}

struct MeadowTabs: View {
  var body: some View {
    TabView {
      Tab("Flowers", systemImage: "leaf") {
        NavigationStack { FlowerTab() }
      }
      Tab("Bees", systemImage: "ant") {
        NavigationStack {
          BeeTab()
        }
      }
    }
  }
}
