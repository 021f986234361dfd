// profile: presentation
import SwiftUI

struct Glaze: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct GlazeShelf: View {
  let glazes: [Glaze]

  var body: some View {
    NavigationStack {
      List {
        ForEach(glazes) { glaze in
          NavigationLink(glaze.name, value: glaze)
        }
        NavigationLink(value: glazes.first) {
          Text("First")
        }
      }
      .navigationDestination(for: Glaze.self) { glaze in
        Text(glaze.name)
      }
    }
  }
}
