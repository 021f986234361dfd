// profile: all
import SwiftUI

struct RiverGuide: View {
  let rivers: [String]
  @State private var river: String?

  var body: some View {
    NavigationSplitView {
      List(rivers, id: \.self, selection: $river) { name in
        NavigationLink(name, value: name)
      }
    } detail: {
      Text(river ?? "Choose a river")
    }
  }
}
