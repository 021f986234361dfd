import SwiftUI

enum Move: String {
  case magnificationGesture, rotationGesture
}

struct SlideTable: View {
  @State private var angle = Angle.degrees(0)
  @State private var scale: CGFloat = 1

  var body: some View {
    Text("MagnificationGesture and RotationGesture: \(Move.magnificationGesture.rawValue)")
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(RotateGesture().onChanged { angle = $0.rotation })
      .gesture(MagnifyGesture(minimumScaleDelta: 0.1).onEnded { value in scale = value.magnification })
      .gesture(LongPressGesture().onEnded { _ in scale = 1 })
  }
}
