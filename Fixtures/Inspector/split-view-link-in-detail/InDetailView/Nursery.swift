import SwiftUI

struct Nursery: View {
  let trees: [String]
  @State private var tree: String?

  var body: some View {
    NavigationSplitView {
      List(trees, id: \.self, selection: $tree) { name in
        Text(name)
      }
    } detail: {
      TreeDetail(name: tree ?? "Oak")
    }
  }
}
