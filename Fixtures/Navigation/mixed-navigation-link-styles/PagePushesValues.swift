import SwiftUI

struct Vineyard: Hashable {
  let name: String
}

struct WineRegion: View {
  let vineyards: [Vineyard]
  @State private var path: [Vineyard] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Favourites") { FavouriteVineyards(vineyards: vineyards) } // want: mixed-navigation-link-styles:warning
      }
      .navigationDestination(for: Vineyard.self) { vineyard in
        Text(vineyard.name)
      }
    }
  }
}

struct FavouriteVineyards: View {
  let vineyards: [Vineyard]

  var body: some View {
    List(vineyards, id: \.self) { vineyard in
      NavigationLink(vineyard.name, value: vineyard)
    }
  }
}
