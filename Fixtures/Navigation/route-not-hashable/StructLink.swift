// not type-checked: the finding is a compile error
import SwiftUI

struct Route {
  let id: Int
}

struct HikeHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("First hike", value: Route(id: 1)) // want: route-not-hashable:warning
        .navigationDestination(for: Route.self) { route in // want: route-not-hashable:warning
          Text("Hike \(route.id)")
        }
    }
  }
}
