import SwiftUI

struct NightSky: View {
  let sky: Color

  var body: some View {
    VStack {
      Text("Moon").background(Color.black.opacity(0.4).ignoresSafeArea()) // want: deprecated-background-view
      Text("Mars").background(sky.ignoresSafeArea(edges: .top)) // want: deprecated-background-view
      Text("Venus").background(Color.red, alignment: .top) // want: deprecated-background-view
      Text("Pluto").background(sky.frame(height: 1), alignment: .bottom) // want: deprecated-background-view
      Text("Saturn").background(Color.clear.contentShape(Rectangle())) // want: deprecated-background-view
      Text("Comet")
        .background( // want: deprecated-background-view
          LinearGradient(colors: [sky, .black], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
        )
      Text("Sun").background(Color.yellow.clipShape(.circle)) // want: deprecated-background-view
      Text("Star").background(sky.cornerRadius(4)) // want: deprecated-background-view , deprecated-corner-radius
    }
  }
}
