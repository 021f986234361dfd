import SwiftUI

enum Stop: Hashable {
  case depot
  case platform(Int)
}

@main
struct TramApp: App {
  var body: some Scene {
    WindowGroup {
      TramHome()
    }
  }
}

struct TramHome: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Depot", value: Stop.depot) // want: navigation-link-without-destination:error
        NavigationLink(value: Stop.platform(4)) { // want: navigation-link-without-destination:error
          Text("Platform 4")
        }
      }
    }
  }
}
