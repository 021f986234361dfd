import SwiftUI

struct Species: Identifiable {
  let id: Int
  var name: String
}

struct SpeciesGuide: View {
  let species: [Species]
  @State private var picked: Species?

  var body: some View {
    List(species) { entry in
      Button(entry.name) {
        picked = entry
      }
    }
    .sheet(item: $picked) { picked in // want: sheet-bool-plus-optional
      Text(picked.name)
      Button("Close") { self.picked = nil }
    }
  }
}
