// profile: all
import SwiftUI

struct Wave: Shape {
  var height: CGFloat

  var animatableData: CGFloat { // want: animatable-data-manual:info
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width, y: height))
    }
  }
}

struct Petal: InsettableShape {
  var width: CGFloat
  var inset: CGFloat = 0
  var animatableData: AnimatablePair<CGFloat, CGFloat> { // want: animatable-data-manual:info
    get { AnimatablePair(width, inset) }
    set {
      width = newValue.first
      inset = newValue.second // both move together
    }
  }

  func inset(by amount: CGFloat) -> Petal { Petal(width: width, inset: inset + amount) }
  func path(in rect: CGRect) -> Path { Path() }
}
