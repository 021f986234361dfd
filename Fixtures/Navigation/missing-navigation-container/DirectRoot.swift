import SwiftUI

@main
struct PotteryApp: App {
  var body: some Scene {
    WindowGroup {
      PotteryHome()
    }
  }
}

struct PotteryHome: View {
  var body: some View {
    VStack {
      Text("Pottery")
      NavigationLink("Glazes") { Text("Glazes") } // want: missing-navigation-container:warning
    }
  }
}
