import SwiftUI

extension Color {
  static let glaze = Color(red: 0.7, green: 0.8, blue: 0.9)
}

extension ShapeStyle where Self == Color {
  static var glaze: Color { Color.glaze }
}

struct KilnShelf: View {
  let isFired: Bool

  var body: some View {
    VStack {
      Image(systemName: "flame").foregroundColor(.glaze) // want: deprecated-foreground-color
      Text("Bisque").foregroundColor(isFired ? .glaze : .gray) // want: deprecated-foreground-color
    }
  }
}
