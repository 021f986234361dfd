// not type-checked: the finding is a compile error
import SwiftUI

struct Anchor: Identifiable, Hashable {
  let id: UUID
  var depth: Double
}

struct AnchorList: View {
  let anchors: [Anchor]
  @State private var anchor: Anchor?

  var body: some View {
    NavigationStack {
      List(anchors) { next in
        Button("Anchor") { anchor = next }
      }
      .navigationDestination(item: $anchor) { anchor in // want: route-not-hashable:warning
        Text("\(anchor.depth)")
      }
    }
  }
}
