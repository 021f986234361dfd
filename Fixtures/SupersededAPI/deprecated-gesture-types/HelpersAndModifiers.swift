// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Zooming: ViewModifier {
  @Binding var scale: CGFloat

  func body(content: Content) -> some View {
    content
      .scaleEffect(scale)
      .highPriorityGesture(SwiftUI.MagnificationGesture().onEnded { scale = $0 }) // want: deprecated-gesture-types
  }
}

extension View {
  func turns(_ angle: Binding<Angle>) -> some View {
    let turn = RotationGesture( // want: deprecated-gesture-types
      // Small turns are mistakes.
      minimumAngleDelta: .degrees(10)
    )
    return gesture(turn.onChanged { angle.wrappedValue = $0 })
  }
}

struct Compass: View {
  @State private var angle = Angle.degrees(0)
  @State private var scale: CGFloat = 1
  private let pinch: MagnificationGesture = .init(minimumScaleDelta: 0.2) // want: deprecated-gesture-types

  var body: some View {
    Capsule()
      .turns($angle)
      .modifier(Zooming(scale: $scale))
      .gesture(pinch.onEnded { scale = $0 })
  }
}
