import SwiftUI

struct StarMap: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.degrees(0)

  var body: some View {
    Circle()
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(
        MagnificationGesture() // want: deprecated-gesture-types:info
          .onChanged { scale = $0 }
          .onEnded { value in scale = max(1, value) }
      )
      .simultaneousGesture(RotationGesture().onChanged { angle = $0 }) // want: deprecated-gesture-types:info
  }
}
