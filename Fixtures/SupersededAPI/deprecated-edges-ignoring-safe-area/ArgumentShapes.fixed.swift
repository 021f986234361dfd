import SwiftUI

struct PlanetariumDome: View {
  let isOpen: Bool
  let edges: Edge.Set

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea() // want: deprecated-edges-ignoring-safe-area:info
      Image(systemName: "sparkles")
        .resizable()
        .scaledToFill()
        .ignoresSafeArea(edges: [.top, .leading]) // want: deprecated-edges-ignoring-safe-area
      LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)
        .opacity(0.5)
        .ignoresSafeArea(edges: isOpen ? .all : .bottom) // want: deprecated-edges-ignoring-safe-area
      Rectangle().ignoresSafeArea(edges: edges) // want: deprecated-edges-ignoring-safe-area
      Circle()
        .edgesIgnoringSafeArea( // want: deprecated-edges-ignoring-safe-area
          Edge.Set.horizontal // the seats are below
        )
        .opacity(0.2)
      VStack {
        Text("Tonight").ignoresSafeArea(edges: .vertical).padding() // want: deprecated-edges-ignoring-safe-area
      }
      .ignoresSafeArea() // want: deprecated-edges-ignoring-safe-area
    }
  }
}
