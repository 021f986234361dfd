import SwiftUI

enum Space: Hashable { case river, bank(Int) }

struct RiverMap: View {
  let bank: Int
  let isMain: Bool
  private let spaceName = "delta"

  var body: some View {
    ScrollView {
      GeometryReader { proxy in
        Circle().offset(y: proxy.frame(in: .named("river")).minY)
      }
    }
    .coordinateSpace(.named("river")) // want: deprecated-coordinate-space:info
    .padding()

    HStack {
      Text("Ford").coordinateSpace(.named(Space.river)) // want: deprecated-coordinate-space
      Text("Ferry")
        .coordinateSpace(.named(Space.bank(bank))) // want: deprecated-coordinate-space
        .padding()
      Text("Bridge").coordinateSpace(.named(spaceName)) // want: deprecated-coordinate-space
      Text("Weir")
        .coordinateSpace( // want: deprecated-coordinate-space
          name: isMain
            ? "main" // the wide arm
            : "side"
        )
      Text("Mill").coordinateSpace(.named("mill-\(bank)")).coordinateSpace(.named(7)) // want: deprecated-coordinate-space , deprecated-coordinate-space
    }
  }
}
