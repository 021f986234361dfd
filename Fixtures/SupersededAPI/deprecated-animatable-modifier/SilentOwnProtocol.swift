import SwiftUI

protocol AnimatableModifier {
  var speed: Double { get }
}

struct Gust: AnimatableModifier {
  var speed: Double
}

struct Weathercock: View {
  let gust: Gust

  var body: some View {
    Text("\(gust.speed)")
  }
}
