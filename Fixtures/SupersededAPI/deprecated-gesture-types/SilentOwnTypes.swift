import SwiftUI

struct MagnificationGesture {
  let factor: CGFloat
}

enum Kit {
  struct RotationGesture {
    var angle = Angle.degrees(0)
  }
}

struct Microscope: View {
  let last: MagnificationGesture
  @State private var scale: CGFloat = 1

  var body: some View {
    Circle()
      .scaleEffect(scale)
      .rotationEffect(Kit.RotationGesture().angle)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .onTapGesture { scale = MagnificationGesture(factor: last.factor * 2).factor }
  }
}
