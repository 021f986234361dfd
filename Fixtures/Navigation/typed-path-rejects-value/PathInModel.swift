import SwiftUI

struct Crate: Hashable { let label: String }
struct Pallet: Hashable { let label: String }

@Observable
final class WarehouseRouter {
  var path: [Crate] = []
}

struct Warehouse: View {
  @Bindable var router: WarehouseRouter

  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        NavigationLink("Crate", value: Crate(label: "A"))
        NavigationLink("Pallet", value: Pallet(label: "B")) // want: typed-path-rejects-value:error
      }
      .navigationDestination(for: Crate.self) { Text($0.label) }
    }
  }
}
