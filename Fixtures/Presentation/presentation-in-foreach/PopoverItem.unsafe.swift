import SwiftUI

struct Species: Identifiable {
  let id: Int
  var name: String
}

struct AquariumKey: View {
  let species: [Species]
  @State private var explained: Species?

  var body: some View {
    HStack {
      ForEach(species) {
        SpeciesDot(species: $0, explained: $explained)
      }
    }
    .popover(item: $explained) { species in // want: presentation-in-foreach:warning
      Text(species.name)
    }
  }
}

struct SpeciesDot: View {
  let species: Species
  @Binding var explained: Species?

  var body: some View {
    Button(species.name) { explained = species }
  }
}
