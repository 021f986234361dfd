// profile: all
// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct Counter: View, Animatable {
  var count: Double
  var animatableData: Double { get { count } set { count = newValue } } // want: animatable-data-manual

  var body: some View {
    Text("\(Int(count))")
  }
}

struct Shiver: ViewModifier, Animatable {
  var amount: CGFloat

  public var animatableData: CGFloat { // want: animatable-data-manual
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: amount)
  }
}

struct Drift: AnimatableModifier { // want: deprecated-animatable-modifier
  var distance: Double
  var animatableData: Double { // want: animatable-data-manual
    get { distance }
    set { distance = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(y: distance)
  }
}
