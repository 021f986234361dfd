// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Route: ObservableObject {
  @Published var stops = 0
  @Published var name = ""
}

struct RouteScreen: View {
  @StateObject private var route = Route()

  var body: some View {
    VStack {
      Text(route.name)
      RouteBar()
    }
  }
}

struct RouteBar: View {
  @StateObject private var route = Route() // want: view-owns-view-model-twice:info
  var body: some View { Text("\(route.stops)") }
}
