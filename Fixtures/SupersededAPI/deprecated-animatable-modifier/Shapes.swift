import SwiftUI

struct SwayingBranch: AnimatableModifier { // want: deprecated-animatable-modifier:info
  var degrees: Double

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(degrees), anchor: .bottom)
  }
}

struct RisingTide: Equatable, AnimatableModifier { // want: deprecated-animatable-modifier:info
  var height: CGFloat
  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func body(content: Content) -> some View {
    content.padding(.bottom, height)
  }
}

struct Garden: View {
  @State private var degrees = 0.0

  var body: some View {
    Text("Willow")
      .modifier(SwayingBranch(degrees: degrees))
      .modifier(RisingTide(height: degrees))
      .animation(.easeInOut, value: degrees)
      .onTapGesture { degrees += 5 }
  }
}
