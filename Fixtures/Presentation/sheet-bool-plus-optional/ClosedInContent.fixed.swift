import SwiftUI

struct Species: Identifiable {
  let id: Int
  var name: String
}

struct SpeciesGuide: View {
  let species: [Species]
  @State private var picked: Species?
  @State private var showsPicked = false

  var body: some View {
    List(species) { entry in
      Button(entry.name) {
        picked = entry
        showsPicked = true
      }
    }
    .sheet(isPresented: $showsPicked) { [picked] in // want: sheet-bool-plus-optional
      if let picked {
        Text(picked.name)
        Button("Close") { showsPicked = false }
      }
    }
  }
}
