// not type-checked: imports a package
import RouteConformances
import SwiftUI

struct Silo {
  let grain: String
}

struct SiloHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Silos")
        .navigationDestination(for: Silo.self) { Text($0.grain) }
    }
  }
}
