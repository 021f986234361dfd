import SwiftUI

struct Plot: Hashable, Identifiable {
  let id: Int
  let crop: String
}

struct AllotmentWindow: View {
  let plots: [Plot]
  @State private var selection: Plot?

  private var sidebar: some View {
    List(selection: $selection) {
      ForEach(plots) { plot in
        NavigationLink(plot.crop, value: plot)
          .tag(plot)
      }
    }
  }

  var body: some View {
    NavigationSplitView {
      sidebar
    } detail: {
      Text(selection?.crop ?? "None")
    }
  }
}
