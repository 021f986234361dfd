import SwiftUI

extension AnyTransition {
  static var drop: AnyTransition { .move(edge: .top).animation(.bouncy) }
  static let fade = AnyTransition.opacity.animation(.easeOut)
  func quick() -> AnyTransition { animation(.snappy) }
}

struct Trapdoor: View {
  let isOpen: Bool
  private let entrance = AnyTransition.scale(scale: 0.5)

  var body: some View {
    VStack {
      if isOpen {
        Text("A").transition(.opacity.animation(.easeIn))
        Text("B").transition(AnyTransition.slide.animation(.spring()))
        Text("C").transition(.move(edge: .bottom).combined(with: .opacity).animation(.default))
        Text("D").transition(
          .asymmetric(insertion: .slide.animation(.easeIn), removal: .opacity.animation(.easeOut)))
        Text("E").transition(entrance.animation(.smooth))
        Text("F").transition(exit)
        Text("G").transition(.drop)
      }
    }
  }

  private var exit: AnyTransition {
    let slide: AnyTransition = .slide
    return isOpen ? slide.animation(.linear) : .scale.animation(.easeIn)
  }
}
