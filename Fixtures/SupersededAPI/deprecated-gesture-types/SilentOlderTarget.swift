// deployment-target: iOS=16.0
import SwiftUI

struct OldMap: View {
  @State private var scale: CGFloat = 1

  var body: some View {
    Circle()
      .scaleEffect(scale)
      .gesture(MagnificationGesture().onChanged { scale = $0 })
      .gesture(RotationGesture().onEnded { _ in scale = 1 })
  }
}
