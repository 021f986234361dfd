import SwiftUI

struct Plane: Hashable { let tail: String }

enum AirfieldPart: Hashable {
  case hangar, runway
}

struct Airfield: View {
  let part: AirfieldPart

  var body: some View {
    switch part {
    case .hangar: NavigationStack { Hangar() }
    case .runway: NavigationStack { Runway() }
    }
  }
}

struct AirfieldTabs: View {
  var body: some View {
    TabView {
      NavigationStack { Hangar() }
        .tabItem { Text("Hangar") }
      NavigationStack { Runway() }
        .tabItem { Text("Runway") }
    }
  }
}

struct Hangar: View {
  var body: some View {
    NavigationLink("Parked", value: Plane(tail: "A"))
      .navigationDestination(for: Plane.self) { Text($0.tail) }
  }
}

struct Runway: View {
  var body: some View {
    NavigationLink("Landing", value: Plane(tail: "B"))
      .navigationDestination(for: Plane.self) { Text($0.tail) }
  }
}
