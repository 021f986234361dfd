import SwiftUI

struct Lake: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct LakeList: View {
  let lakes: [Lake]

  var body: some View {
    NavigationStack {
      List(lakes) { lake in
        NavigationLink(lake.name, value: lake.id) // want: navigation-link-without-destination
      }
      .navigationDestination(for: Lake.self) { lake in
        Text(lake.name)
      }
    }
  }
}
