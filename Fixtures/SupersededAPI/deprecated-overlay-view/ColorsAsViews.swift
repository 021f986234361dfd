import SwiftUI

struct Stencil: View {
  let paint: Color
  let isWet: Bool

  var body: some View {
    VStack {
      Rectangle().overlay(Color.red, alignment: .top) // want: deprecated-overlay-view
      Rectangle().overlay(paint, alignment: .bottom) // want: deprecated-overlay-view
      Rectangle().overlay(Color.black.opacity(0.3).clipShape(.capsule)) // want: deprecated-overlay-view
      Rectangle().overlay(paint.frame(height: 2)) // want: deprecated-overlay-view
      Rectangle()
        .overlay( // want: deprecated-overlay-view
          LinearGradient(colors: [.clear, paint], startPoint: .top, endPoint: .bottom)
            .padding(4)
        )
      Rectangle().overlay(Color.white.blur(radius: isWet ? 4 : 0).opacity(0.5)) // want: deprecated-overlay-view
    }
  }
}
