import SwiftUI

extension Color {
  static let straw = Color(red: 0.9, green: 0.8, blue: 0.5)
  static let barn = BarnColors()
}

struct BarnColors {
  let wall = Color("BarnWall")
}

struct Thatch: ShapeStyle {}

struct BarnWall: View {
  let paint: Color
  let isLit: Bool
  let finish: AnyShapeStyle
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text("A").background(.red)
      Text("B").background(Color.red)
      Text("C").background(Color.black.opacity(0.4))
      Text("D").background(Color("Hay"))
      Text("E").background(Color(white: 0.9))
      Text("F").background(.regularMaterial)
      Text("G").background(.background)
      Text("H").background(paint)
      Text("I").background(paint.opacity(isLit ? 1 : 0.5))
      Text("J").background(Color.straw)
    }
    VStack {
      Text("K").background(Color.barn.wall)
      Text("L").background(Color.red.gradient)
      Text("M").background(isLit ? Color.yellow : Color.clear)
      Text("N").background(colorScheme == .dark ? paint : .white)
      Text("O").background(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Text("P").background(EllipticalGradient(colors: [.black, .clear]).opacity(0.3))
      Text("Q").background(Color.black.shadow(.drop(radius: 2)))
      Text("R").background(Color.white.blendMode(.screen))
      Text("S").background(Color.red.mix(with: .blue, by: 0.5))
      Text("T").background((Color.red))
    }
    VStack {
      Text("U").background(ImagePaint(image: Image(systemName: "circle")))
      Text("V").background(AnyShapeStyle(.red))
      Text("W").background(finish)
      Text("X").background(Thatch())
      Text("Y").background(plaster)
      Text("Z").background(coat(of: paint))
    }
    .background(Gradient(colors: [.red, .blue]))
  }

  private var plaster: Color { isLit ? .white : .gray }
  private func coat(of paint: Color) -> some ShapeStyle { paint.opacity(0.7) }
}
