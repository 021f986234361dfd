import SwiftUI

struct Badge: Hashable { let name: String }

struct BadgeLink: View {
  let badge: Badge

  var body: some View {
    Text(badge.name)
  }
}

struct BadgeLink_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      NavigationLink("Scout", value: Badge(name: "Scout"))
    }
  }
}
