// not type-checked: imports a package
import RouteKit
import SwiftUI

enum Booth: Hashable {
  case tickets, snacks
}

struct Fairground: View {
  var body: some View {
    RoutedStack {
      VStack {
        NavigationLink("Tickets", value: Booth.tickets)
        NavigationLink("Snacks", value: Booth.snacks)
      }
    }
  }
}
