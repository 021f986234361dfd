import SwiftUI

struct Drawbridge: View {
  @State private var isUp = false

  var body: some View {
    VStack {
      Rectangle()
        .fill(.brown)
        .rotationEffect(.degrees(isUp ? 60 : 0), anchor: .leading)
        .animation(.easeInOut(duration: 2), value: isUp) // want: deprecated-animation-no-value:warning
      Circle().frame(width: isUp ? 10 : 20).animation(.default, value: isUp) // want: deprecated-animation-no-value
      Button(isUp ? "Lower" : "Raise") { isUp.toggle() }
    }
  }
}

struct Flag: View {
  let height: Double

  var body: some View {
    Rectangle().offset(y: height).animation(.spring()) // want: deprecated-animation-no-value
  }
}

struct Pennant: View {
  @Binding var isRaised: Bool

  var body: some View {
    HStack {
      Divider()
    }
    .opacity(isRaised ? 1 : 0.2)
    .animation(Animation.easeIn.delay(0.2), value: isRaised) // want: deprecated-animation-no-value
  }
}
