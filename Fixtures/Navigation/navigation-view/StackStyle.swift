// deployment-target: iOS=17.0
import SwiftUI

struct SeedCatalogue: View {
  let seeds: [String]

  var body: some View {
    // want +7: deprecated-navigation-view-style
    NavigationView { // want: navigation-view:info
      List(seeds, id: \.self) { seed in
        NavigationLink(seed) { Text(seed) }
      }
      .navigationTitle("Seeds")
    }
    .navigationViewStyle(.stack)
  }
}
