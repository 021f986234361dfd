import SwiftUI

struct Island: Identifiable {
  let id: Int
  let name: String
}

struct IslandList: View {
  let islands: [Island]
  @State private var selected: Int?

  var body: some View {
    NavigationStack {
      List(islands) { island in
        NavigationLink(tag: island.id, selection: $selected) { // want: navigation-link-active-tag:warning
          Text(island.name)
        } label: {
          Text(island.name)
        }
      }
    }
  }
}
