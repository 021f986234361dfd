// profile: all
import SwiftUI

enum Door: Hashable {
  case attic, cellar
}

struct HouseRoot: View {
  var body: some View {
    NavigationStack {
      AtticScreen()
        .navigationDestination(for: Door.self) { door in
          switch door {
          case .attic: AtticScreen()
          case .cellar: CellarScreen()
          }
        }
    }
  }
}

struct AtticScreen: View {
  var body: some View { NavigationLink("Cellar", value: Door.cellar) }
}

struct CellarScreen: View {
  var body: some View { NavigationLink("Attic", value: Door.attic) }
}
