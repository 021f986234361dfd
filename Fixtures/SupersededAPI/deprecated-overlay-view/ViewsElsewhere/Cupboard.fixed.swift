import SwiftUI

struct Cupboard: View {
  let isOak: Bool

  var body: some View {
    VStack {
      Rectangle().overlay(alignment: .trailing) { Handle() } // want: deprecated-overlay-view
      Rectangle().overlay { Handle().nailed() } // want: deprecated-overlay-view
      Rectangle().overlay { Color.brown.nailed() } // want: deprecated-overlay-view
      Rectangle().overlay(Grain())
      Rectangle().overlay(Grain().opacity(isOak ? 1 : 0.5))
    }
  }
}
