import SwiftUI

struct ParkGuide: View {
  let parks: [String]
  @State private var park: String?
  @State private var isCompact = false

  var body: some View {
    NavigationSplitView {
      sidebar
    } content: {
      if isCompact {
        Text("Paths")
          .navigationSplitViewColumnWidth(160)
      } else {
        ParkPaths(park: park)
      }
    } detail: {
      NavigationStack {
        Toggle("Compact", isOn: $isCompact)
      }
      .navigationSplitViewColumnWidth(min: 300, ideal: 400, max: 800)
    }
  }

  private var sidebar: some View {
    list(of: parks)
  }

  private func list(of names: [String]) -> some View {
    List(names, id: \.self, selection: $park) { name in
      Text(name)
    }
    .navigationSplitViewColumnWidth(min: 180, ideal: 220)
  }
}

struct ParkPaths: View {
  let park: String?

  var body: some View {
    Text(park ?? "No park")
      .padding()
      .navigationSplitViewColumnWidth(240)
  }
}
