// profile: presentation
import SwiftUI

struct Trail: Identifiable {
  let id: Int
  let name: String
}

struct TrailList: View {
  let trails: [Trail]

  var body: some View {
    NavigationStack {
      List(trails) { trail in
        NavigationLink(destination: TrailDetail(trail: trail)) { // want: navigation-link-destination:info, deprecated-navigation-link-value
          Text(trail.name)
        }
      }
    }
  }
}

struct TrailDetail: View {
  let trail: Trail

  var body: some View {
    Text(trail.name)
  }
}
