import SwiftUI

struct SandGlass: View {
  @State private var amount = 1.0

  var body: some View {
    VStack {
      Rectangle().frame(height: amount * 40).animation(nil) // want: deprecated-animation-no-value
      Capsule()
        .scaleEffect(amount)
        .animation(.none) // want: deprecated-animation-no-value
      Button("Turn") { amount = 1 - amount }
    }
  }
}
