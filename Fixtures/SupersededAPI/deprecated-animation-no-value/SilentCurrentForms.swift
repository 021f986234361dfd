import SwiftUI

struct Ferris: View {
  @State private var angle = 0.0
  @State private var isLit = false  // want: state-never-written:info

  var body: some View {
    VStack {
      Circle()
        .rotationEffect(.degrees(angle))
        .animation(.easeInOut, value: angle)
      Ellipse().animation(nil, value: isLit)
      Capsule()
        .animation(.easeIn) { content in
          content.opacity(isLit ? 1 : 0.3)
        }
      TimelineView(.animation) { _ in Text("Open") }
      TimelineView(.animation(minimumInterval: 0.5, paused: isLit)) { _ in Text("Closed") }
      Rectangle().transaction { $0.animation = nil }
      Button("Turn") {
        withAnimation(.spring()) { angle += 30 }
      }
    }
  }
}
