import SwiftUI

struct Carousel: View {
  @State private var angle = 0.0
  @State private var isLit = false
  let speed: Animation

  var body: some View {
    VStack {
      Circle()
        .fill(isLit ? .yellow : .gray)
        .rotationEffect(.degrees(angle))
        .animation(speed) // want: deprecated-animation-no-value
      Ellipse()
        .frame(height: 4)
        .animation(isLit ? .easeIn : nil) // want: deprecated-animation-no-value
      Capsule()
        .offset(x: angle)
        .animation( // want: deprecated-animation-no-value
          .linear(duration: 4)
            .repeatForever(autoreverses: false) // until the music stops
        )
        .padding()
      Button("Turn") { angle += 90 }
      Button("Light") { isLit = true }
    }
    .animation(.smooth) // want: deprecated-animation-no-value
  }
}
