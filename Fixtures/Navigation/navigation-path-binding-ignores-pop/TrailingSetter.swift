// profile: all
import SwiftUI

struct Oasis: Hashable { let wells: Int }

@Observable
final class CaravanRouter {
  var path: [Oasis] = []
}

struct CaravanRoot: View {
  let router: CaravanRouter

  var body: some View {
    NavigationStack(path: Binding<[Oasis]> { router.path } set: { _ in }) { // want: navigation-path-binding-ignores-pop:warning
      Button("Next") { router.path.append(Oasis(wells: 2)) }
        .navigationDestination(for: Oasis.self) { Text("\($0.wells)") }
    }
  }
}
