// profile: all
import SwiftUI

enum Typeface { case bold, slim }

extension View {
  func fontWeight(_ face: Typeface) -> some View {
    font(face == .bold ? .headline.weight(.heavy) : .body.weight(.light))
  }
}

struct ShopSign: View {
  var body: some View {
    VStack {
      Image(systemName: "scissors").fontWeight(.slim)
      Label("Barber", systemImage: "comb").fontWeight(Typeface.bold)
    }
  }
}
