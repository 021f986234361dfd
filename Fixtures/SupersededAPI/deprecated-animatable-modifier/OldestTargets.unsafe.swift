// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct CountingUp
  : ViewModifier, Animatable, // want: deprecated-animatable-modifier
    Hashable
{
  var count: Double
  var animatableData: Double {
    get { count }
    set { count = newValue }
  }

  func body(content: Content) -> some View {
    content.opacity(count / 100)
  }
}

enum Effects {
  struct Wobble {
    var amount: CGFloat
  }
}

extension Effects.Wobble: ViewModifier, Animatable { // want: deprecated-animatable-modifier
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: amount)
  }
}
