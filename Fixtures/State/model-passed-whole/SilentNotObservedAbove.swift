// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Errand: ObservableObject {
  @Published var name = ""
  @Published var state = 0
}

final class Errands: ObservableObject {
  @Published var all: [String: Errand] = [:]
}

struct ErrandRow: View {
  @ObservedObject var errand: Errand
  var body: some View { Text(errand.name) }
}

struct ErrandMenu: View {
  @ObservedObject var errands: Errands

  var body: some View {
    if let errand = errands.all["first"] { ErrandRow(errand: errand) }
  }
}

final class Route: ObservableObject {
  @Published var stops = 0
  @Published var name = ""
}

struct RouteTitle: View {
  @ObservedObject var route: Route
  var body: some View { Text(route.name) }
}

struct RouteCard: View {
  let route: Route
  var body: some View { RouteTitle(route: route) }
}

struct RouteScreen: View {
  @StateObject private var route = Route()

  var body: some View {
    RouteTitle(route: route)
    RouteCard(route: route)
  }
}

final class Bus: ObservableObject {
  @Published var line = 0
  @Published var isLate = false
}

struct BusBadge: View {
  @ObservedObject var bus: Bus
  var body: some View { Text("\(bus.line)") }
}
