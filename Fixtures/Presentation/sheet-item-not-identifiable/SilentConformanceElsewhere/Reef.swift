import SwiftUI

struct Coral: Hashable {
  var name: String
}

struct Reef: View {
  @State private var coral: Coral?

  var body: some View {
    Button("Show") { coral = Coral(name: "Acropora") }
      .sheet(item: $coral) { coral in
        Text(coral.name)
      }
  }
}
