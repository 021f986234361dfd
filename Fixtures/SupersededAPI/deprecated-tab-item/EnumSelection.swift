// deployment-target: iOS=18.0
import SwiftUI

enum Place: Hashable {
  case harbour, lock, office
}

struct CanalTabs: View {
  @Binding var place: Place

  var body: some View {
    VStack {
      Text("Canal")
      tabs
    }
  }

  @ViewBuilder private var tabs: some View {
    TabView(selection: $place) {
      Text("Harbour")
        .tag(Place.harbour)
        .tabItem { Label("Harbour", image: "anchor") } // want: deprecated-tab-item
      Group {
        Text("Lock")
      }
      .tabItem { Label("Lock", systemImage: "lock") }
      .tag(Place.lock)
      .accessibilityIdentifier("lock")
      Button("Office") { place = .harbour }
        .tabItem {
          if place == .office {
            Text("Office!")
          } else {
            Text("Office")
          }
        }
        .tag(Place.office)
    }
  }
}
