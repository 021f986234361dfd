// deployment-target: iOS=17.0, macOS=13.0
import SwiftUI

struct OldMap: View {
  @State private var scale: CGFloat = 1

  var body: some View {
    Circle()
      .scaleEffect(scale)
      .gesture(MagnificationGesture().onChanged { scale = $0 })
  }
}
