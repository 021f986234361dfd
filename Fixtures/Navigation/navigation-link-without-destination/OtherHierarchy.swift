import SwiftUI

struct Bridge: Hashable {
  let name: String
}

struct BridgeTabs: View {
  let bridges: [Bridge]

  var body: some View {
    TabView {
      NavigationStack {
        BridgeList(bridges: bridges)
          .navigationDestination(for: Bridge.self) { Text($0.name) }
      }
      .tabItem { Text("All") }
      NavigationStack {
        NewestBridge()
      }
      .tabItem { Text("Newest") }
    }
  }
}

struct BridgeList: View {
  let bridges: [Bridge]

  var body: some View {
    List(bridges, id: \.self) { bridge in
      NavigationLink(bridge.name, value: bridge)
    }
  }
}

struct NewestBridge: View {
  var body: some View {
    NavigationLink("Newest", value: Bridge(name: "Long Span")) // want: navigation-link-without-destination:warning
  }
}
