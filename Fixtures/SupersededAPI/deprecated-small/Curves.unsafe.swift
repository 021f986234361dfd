import SwiftUI

struct Pendulum: View {
  @State private var isLeft = true
  private let curve: UnitCurve = .easeInOut // want: deprecated-small
  let isSoft: Bool

  var body: some View {
    Circle()
      .offset(x: isLeft ? -40 : 40)
      .opacity(UnitCurve.easeInOut.value(at: 0.5)) // want: deprecated-small
      .animation(.timingCurve(UnitCurve.easeInOut, duration: 1), value: isLeft) // want: deprecated-small
      .onTapGesture { isLeft.toggle() }
  }

  private var swing: UnitCurve {
    isSoft
      ? UnitCurve.easeInOut // want: deprecated-small
      : UnitCurve.linear
  }
}
