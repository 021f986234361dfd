import SwiftUI

struct OldPhoto: View {
  @GestureState private var pinch: CGFloat = 1
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.degrees(0)

  var body: some View {
    Rectangle()
      .scaleEffect(scale * pinch)
      .rotationEffect(angle)
      .gesture(zoom)
      .gesture(both)
  }

  private var zoom: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.1) // want: deprecated-gesture-types
      .updating($pinch) { value, state, _ in
        state = value.magnification
      }
      .onEnded { scale *= $0.magnification }
  }

  private var both: SimultaneousGesture<MagnificationGesture, RotationGesture> { // want: deprecated-gesture-types, deprecated-gesture-types
    MagnificationGesture() // want: deprecated-gesture-types
      .simultaneously(with: RotationGesture(minimumAngleDelta: .degrees(5))) // want: deprecated-gesture-types
  }
}
