import SwiftUI

struct Valve: Hashable {
  let code: String
}

extension View {
  func plantDestinations() -> some View {
    navigationDestination(for: Valve.self) { Text($0.code) }
  }
}

struct ValveDestinations: ViewModifier {
  func body(content: Content) -> some View {
    content.plantDestinations()
  }
}

struct Plant: View {
  let valves: [Valve]

  var body: some View {
    NavigationStack {
      List(valves, id: \.self) { valve in
        NavigationLink(valve.code, value: valve)
      }
      .modifier(ValveDestinations())
    }
  }
}
