import SwiftUI

struct Birdhouse: View {
  let isTaken: Bool

  var body: some View {
    VStack {
      Text("Tit").frame() // want: deprecated-frame-empty:info
      Image(systemName: "house")
        .resizable()
        .frame() // want: deprecated-frame-empty
        .padding()
      Circle().frame().opacity(isTaken ? 1 : 0.5) // want: deprecated-frame-empty
      Rectangle()
        .fill(.brown)
        .frame( // want: deprecated-frame-empty
        )
      HStack {
        Text("Hole").frame().frame(width: 32) // want: deprecated-frame-empty
      }
      .frame() // want: deprecated-frame-empty
    }
  }
}
