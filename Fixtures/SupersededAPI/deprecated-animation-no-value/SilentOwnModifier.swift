import SwiftUI

enum Pace { case brisk, slow }

extension View {
  func animation(_ pace: Pace) -> some View {
    transaction { $0.animation = pace == .brisk ? .easeIn : .linear(duration: 3) }
  }
}

struct Snail: View {
  @State private var distance = 0.0

  var body: some View {
    VStack {
      Circle().offset(x: distance).animation(.slow)
      Capsule().offset(x: distance).animation(.brisk)
      Button("Crawl") { distance += 5 }
    }
  }
}
