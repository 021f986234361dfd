import SwiftUI

struct Pendulum: View {
  @State private var isLeft = true
  private let curve: UnitCurve = .easeInEaseOut // want: deprecated-small
  let isSoft: Bool

  var body: some View {
    Circle()
      .offset(x: isLeft ? -40 : 40)
      .opacity(UnitCurve.easeInEaseOut.value(at: 0.5)) // want: deprecated-small
      .animation(.timingCurve(UnitCurve.easeInEaseOut, duration: 1), value: isLeft) // want: deprecated-small
      .onTapGesture { isLeft.toggle() }
  }

  private var swing: UnitCurve {
    isSoft
      ? UnitCurve.easeInEaseOut // want: deprecated-small
      : UnitCurve.linear
  }
}
