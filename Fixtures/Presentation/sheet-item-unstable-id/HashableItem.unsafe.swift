import SwiftUI

struct Badge: Identifiable, Hashable {
  let id = UUID() // want: sheet-item-unstable-id:warning
  var name: String
}

struct BadgeWall: View {
  @State private var badge: Badge?

  var body: some View {
    Button("Gold") { badge = Badge(name: "Gold") }
      .fullScreenCover(item: $badge) { badge in
        Button(badge.name) { self.badge = nil }
      }
  }
}
