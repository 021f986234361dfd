// profile: presentation
import SwiftUI

struct Quarry: Hashable {
  let name: String
}

struct QuarryBrowser: View {
  let quarries: [Quarry]
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(quarries, id: \.self) { quarry in
        NavigationLink(quarry.name, value: quarry)
      }
      .navigationDestination(for: Quarry.self) { quarry in
        QuarryDetail(quarry: quarry)
      }
    }
  }
}

struct QuarryDetail: View {
  let quarry: Quarry

  var body: some View {
    VStack {
      Text(quarry.name)
      NavigationLink(destination: Text("Blasting hours")) { // want: mixed-navigation-link-styles:info, navigation-link-destination:info, deprecated-navigation-link-value
        Text("Hours")
      }
    }
  }
}
