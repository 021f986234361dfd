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
    .coordinateSpace(name: "river") // want: deprecated-coordinate-space:info
    .padding()

    HStack {
      Text("Ford").coordinateSpace(name: Space.river) // want: deprecated-coordinate-space
      Text("Ferry")
        .coordinateSpace(name: Space.bank(bank)) // want: deprecated-coordinate-space
        .padding()
      Text("Bridge").coordinateSpace(name: spaceName) // want: deprecated-coordinate-space
      Text("Weir")
        .coordinateSpace( // want: deprecated-coordinate-space
          name: isMain
            ? "main" // the wide arm
            : "side"
        )
      Text("Mill").coordinateSpace(name: "mill-\(bank)").coordinateSpace(name: 7) // want: deprecated-coordinate-space , deprecated-coordinate-space
    }
  }
}
