import SwiftUI

extension Color {
  static let varnish = Color(red: 0.6, green: 0.4, blue: 0.2)
  var aged: Color { mix(with: .brown, by: 0.3) }
}

struct Marbling: ShapeStyle {}

struct FrameSamples: View {
  let tint: Color
  let isAged: Bool
  let finish: AnyShapeStyle

  var body: some View {
    VStack {
      Rectangle().overlay(.red)
      Rectangle().overlay(Color.red)
      Rectangle().overlay(Color("Gold").opacity(0.4))
      Rectangle().overlay(Color(white: 0.2))
      Rectangle().overlay(.ultraThinMaterial)
      Rectangle().overlay(.foreground)
      Rectangle().overlay(tint)
      Rectangle().overlay(tint.opacity(0.5))
      Rectangle().overlay(.varnish)
    }
    VStack {
      Rectangle().overlay(Color.varnish)
      Rectangle().overlay(Color.varnish.aged)
      Rectangle().overlay(Color.red.gradient)
      Rectangle().overlay(isAged ? Color.brown : Color.clear)
      Rectangle().overlay(isAged ? tint : .clear)
      Rectangle().overlay(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Rectangle().overlay(RadialGradient(colors: [.black, .clear], center: .center, startRadius: 0, endRadius: 9).opacity(0.3))
      Rectangle().overlay(AngularGradient(colors: [.red, .blue], center: .center).blendMode(.multiply))
      Rectangle().overlay(Color.black.shadow(.drop(radius: 2)))
    }
    VStack {
      Rectangle().overlay(ImagePaint(image: Image(systemName: "circle")))
      Rectangle().overlay(AnyShapeStyle(.red))
      Rectangle().overlay(finish)
      Rectangle().overlay(Marbling())
      Rectangle().overlay(Gradient(colors: [.red, .blue]))
    }
  }
}

extension ShapeStyle where Self == Color {
  static var varnish: Color { Color.varnish }
}
