import SwiftUI

struct Beach: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct BeachList: View {
  let beaches: [Beach]

  var body: some View {
    NavigationStack {
      List(beaches) { beach in
        NavigationLink(beach.name, value: beach)
          .navigationDestination(for: Beach.self) { beach in // want: navigation-destination-in-lazy-container:error
            Text(beach.name)
          }
      }
    }
  }
}
