// profile: all
// sdk: 18
import SwiftUI

struct Wave: Shape {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path { Path() }
}
