import SwiftUI

struct Abacus: View {
  @State var beads = 10 // want: state-not-private:info
  @State var color = "red" // want: state-not-private:info

  var body: some View {
    Button("\(beads) \(color)") { beads += 1 }
  }
}

struct AbacusReport {
  let abacus: Abacus

  @MainActor var summary: String { "\(abacus.beads) beads" }
}

@MainActor let colorOfAbacus = \Abacus.color
