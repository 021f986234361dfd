import SwiftUI

struct Voyage: Hashable {
  let port: String
}

struct VoyageHome: View {
  let voyages: [Voyage]

  var body: some View {
    NavigationStack {
      List(voyages, id: \.self) { voyage in
        NavigationLink(voyage.port, value: voyage)
      }
      .navigationDestination(for: Voyage.self) { voyage in
        VoyageScreen(voyage: voyage)
      }
    }
  }
}
