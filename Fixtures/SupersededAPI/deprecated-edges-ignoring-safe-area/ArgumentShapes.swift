import SwiftUI

struct PlanetariumDome: View {
  let isOpen: Bool
  let edges: Edge.Set

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all) // want: deprecated-edges-ignoring-safe-area:info
      Image(systemName: "sparkles")
        .resizable()
        .scaledToFill()
        .edgesIgnoringSafeArea([.top, .leading]) // want: deprecated-edges-ignoring-safe-area
      LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)
        .opacity(0.5)
        .edgesIgnoringSafeArea(isOpen ? .all : .bottom) // want: deprecated-edges-ignoring-safe-area
      Rectangle().edgesIgnoringSafeArea(edges) // want: deprecated-edges-ignoring-safe-area
      Circle()
        .edgesIgnoringSafeArea( // want: deprecated-edges-ignoring-safe-area
          Edge.Set.horizontal // the seats are below
        )
        .opacity(0.2)
      VStack {
        Text("Tonight").edgesIgnoringSafeArea(.vertical).padding() // want: deprecated-edges-ignoring-safe-area
      }
      .edgesIgnoringSafeArea(Edge.Set.all) // want: deprecated-edges-ignoring-safe-area
    }
  }
}
