import SwiftUI

struct Shrub: Hashable { let name: String }

struct ShrubWalk: View {
  var body: some View {
    NavigationStack { shrubs }
  }

  private var shrubs: some View {
    VStack {
      NavigationLink("Box", value: Shrub(name: "Box"))
      NavigationLink("Height", value: 2)
    }
    .navigationDestination(for: Shrub.self) { Text($0.name) }
    .navigationDestination(for: Int.self) { Text("\($0)") }
    .navigationDestination(for: Shrub.self) { Text($0.name) } // want: duplicate-navigation-destination:error
  }
}
