import SwiftUI

struct StarMap: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.degrees(0)

  var body: some View {
    Circle()
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(
        MagnifyGesture() // want: deprecated-gesture-types:info
          .onChanged { scale = $0.magnification }
          .onEnded { value in scale = max(1, value.magnification) }
      )
      .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation }) // want: deprecated-gesture-types:info
  }
}
