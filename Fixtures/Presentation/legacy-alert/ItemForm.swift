import SwiftUI

struct Sighting: Identifiable {
  let id: Int
  var bird: String
}

struct HideView: View {
  let sightings: [Sighting]
  @State private var latest: Sighting?

  var body: some View {
    Button("Look") { latest = sightings.last }
      .alert(item: $latest) { sighting in // want: legacy-alert:info
        Alert(title: Text(sighting.bird), dismissButton: .cancel())
      }
  }
}
