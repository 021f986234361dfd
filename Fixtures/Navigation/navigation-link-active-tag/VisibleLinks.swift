import SwiftUI

struct DepotScreen: View {
  @State private var showsCranes = false
  @State private var showsWagons = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Cranes", isActive: $showsCranes) { Text("Cranes") } // want: navigation-link-active-tag:warning
        wagons
      }
    }
  }

  private var wagons: some View {
    NavigationLink(destination: Text("Wagons"), isActive: self.$showsWagons) { // want: navigation-link-active-tag:warning
      Label("Wagons", systemImage: "tram")
    }
  }
}
