import SwiftUI

struct SundialFace: View {
  let hour: Double

  var body: some View {
    Circle()
      .overlay( // want: deprecated-overlay-view
        Capsule()
          .frame(width: 2, height: 40) // the gnomon
          .rotationEffect(.degrees(hour * 15))
      )
      .overlay(/* numerals */ Text("XII"), alignment: .top) // want: deprecated-overlay-view
      .overlay(Text("VI") /* summer */) // want: deprecated-overlay-view
  }
}
