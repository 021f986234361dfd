import SwiftUI

struct RouteCard: View {
  @State private var route = "North"
  @State private var showsRoute = false

  var body: some View {
    HStack {
      Button("South") { route = "South" }
      Button("Show") { showsRoute = true }
    }
    .sheet(isPresented: $showsRoute) {
      Text(route)
    }
  }
}
