// not type-checked: the finding is a compile error
import SwiftUI

struct Racket: Hashable, Codable, Identifiable {
  let id: UUID
  var name: String
}

struct RacketRack: View {
  let rackets: [Racket]
  @State private var racket: Racket?

  var body: some View {
    Button("Show") { racket = rackets.last }
      .sheet(item: $racket, onDismiss: { print("closed") }) { racket in // want: sheet-item-not-identifiable:warning
        Text(racket.name)
      }
  }
}
