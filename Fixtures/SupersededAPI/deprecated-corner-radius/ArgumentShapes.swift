import SwiftUI

struct TileSample: View {
  let glaze: Color
  let radius: CGFloat
  let isWall: Bool

  var body: some View {
    VStack(spacing: 12) {
      glaze.frame(width: 80, height: 80).cornerRadius(8) // want: deprecated-corner-radius:info
      Image(systemName: "square.grid.3x3")
        .resizable()
        .cornerRadius(radius) // want: deprecated-corner-radius
        .padding()
      Text("Wall tile")
        .padding()
        .background(glaze)
        .cornerRadius(isWall ? 4 : 12) // want: deprecated-corner-radius
      Rectangle().fill(glaze).cornerRadius(8, antialiased: false) // want: deprecated-corner-radius
      Text("Floor tile").padding().cornerRadius(radius / 2 + 1, antialiased: isWall) // want: deprecated-corner-radius
      Text("Border")
        .padding()
        .cornerRadius( // want: deprecated-corner-radius
          radius, // as the maker gives it
          antialiased: true
        )
      HStack { glaze.cornerRadius(2); glaze.cornerRadius(3) } // want: deprecated-corner-radius , deprecated-corner-radius
    }
    .cornerRadius(16) // want: deprecated-corner-radius
  }
}
