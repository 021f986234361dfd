// profile: all
import SwiftUI

struct Depot: Hashable { let code: String }

@Observable
final class DepotRouter {
  var path: [Depot] = []
  func show(_ path: [Depot]) { self.path = path }
}

struct DepotRoot: View {
  @Bindable var router: DepotRouter

  var body: some View {
    HStack {
      NavigationStack(path: $router.path) { DepotHome() }  // want: closure-binding-in-body:info
      NavigationStack(path: Binding(get: { router.path }, set: { router.show($0) })) { DepotHome() }
      NavigationStack(path: Binding(get: { router.path }, set: router.show)) { DepotHome() }
      NavigationStack(path: $router.path) { DepotHome() }
    }
  }
}

struct DepotHome: View {
  var body: some View {
    NavigationLink("North", value: Depot(code: "N"))
      .navigationDestination(for: Depot.self) { Text($0.code) }
  }
}
