import SwiftUI

enum BridgePart: String, Hashable {
  case arch, pier
}

struct BridgeAlbum: View {
  let bridges: [String]
  @State private var bridge: String?

  var body: some View {
    NavigationSplitView {
      List(bridges, id: \.self, selection: $bridge) { name in
        Text(name)
      }
    } detail: {
      NavigationStack {
        NavigationLink(bridge ?? "Bridge", value: BridgePart.arch)
          .navigationDestination(for: BridgePart.self) { part in
            Text(part.rawValue)
          }
      }
    }
  }
}

struct BridgeBrowser: View {
  var body: some View {
    NavigationSplitView {
      Text("Bridges")
    } detail: {
      BridgeDetail()
    }
  }
}

struct BridgeDetail: View {
  @State private var path: [BridgePart] = []

  var body: some View {
    NavigationStack(path: $path) {
      parts
    }
  }

  private var parts: some View {
    NavigationLink("Pier", value: BridgePart.pier)
      .navigationDestination(for: BridgePart.self) { part in
        Text(part.rawValue)
      }
  }
}
