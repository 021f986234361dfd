// deployment-target: iOS=17.0
import SwiftUI

struct Stop: Hashable {
  let name: String
}

@Observable
final class BusRouter {
  var path: [Stop] = []
}

struct BusRoot: View {
  @Environment(BusRouter.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      TabView {
        NavigationLink("Harbour", value: Stop(name: "Harbour"))
          .tabItem { Text("Lines") }
        Text("Tickets")
          .tabItem { Text("Tickets") }
      }
      .navigationDestination(for: Stop.self) { Text($0.name) }
    }
  }
}
