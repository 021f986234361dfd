import SwiftUI

enum Spice: String, Hashable, CaseIterable {
  case cumin, clove
}

struct SpiceRack: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(Spice.allCases, id: \.self) { spice in
          NavigationLink(spice.rawValue, value: spice)
        }
      }
      .navigationDestination(for: Spice.self) { Text($0.rawValue) } // want: navigation-destination-in-lazy-container:error
    }
  }
}
