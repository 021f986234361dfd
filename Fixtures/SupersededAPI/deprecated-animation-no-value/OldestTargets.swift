// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct Weathercock: View {
  @State private var angle = 0.0

  var body: some View {
    VStack {
      Capsule()
        .rotationEffect(.degrees(angle))
        .animation(.easeIn) // want: deprecated-animation-no-value
      Button("Wind") { angle += 45 }
    }
  }
}
