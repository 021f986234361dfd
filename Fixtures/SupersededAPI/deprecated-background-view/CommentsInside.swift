import SwiftUI

struct MilkCrate: View {
  let isFull: Bool

  var body: some View {
    Text("Crate")
      .background( // want: deprecated-background-view
        // The crates of the old dairy were round.
        Circle().fill(isFull ? .white : .gray)
      )
      .background(Rectangle() /* the lid */, alignment: .top) // want: deprecated-background-view
  }
}
