public protocol ShapeStyle: Sendable {}

nonisolated public struct Color: PrimitiveView, ShapeStyle, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public func mix(with other: Color, by fraction: Double) -> Color { self }
  public var gradient: AnyGradient { stub() }

  public static let red = Color("red"), orange = Color("orange"), yellow = Color("yellow"), green = Color("green")
  public static let mint = Color("mint"), teal = Color("teal"), cyan = Color("cyan"), blue = Color("blue")
  public static let indigo = Color("indigo"), purple = Color("purple"), pink = Color("pink"), brown = Color("brown")
  public static let white = Color("white"), gray = Color("gray"), black = Color("black"), clear = Color("clear")
  public static let primary = Color("primary"), secondary = Color("secondary"), accentColor = Color("accent")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var mint: Color { stub() }
  public static var teal: Color { stub() }
  public static var blue: Color { stub() }
  public static var indigo: Color { stub() }
  public static var purple: Color { stub() }
  public static var pink: Color { stub() }
  public static var brown: Color { stub() }
  public static var white: Color { stub() }
  public static var gray: Color { stub() }
  public static var black: Color { stub() }
  public static var clear: Color { stub() }
}

public struct AnyGradient: ShapeStyle {}
public struct Gradient: ShapeStyle {
  public init(colors: [Color]) {}
}
nonisolated public struct LinearGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { stub() }
  public static var secondary: HierarchicalShapeStyle { stub() }
  public static var tertiary: HierarchicalShapeStyle { stub() }
  public static var quaternary: HierarchicalShapeStyle { stub() }
}
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { stub() } }
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { stub() } }
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { stub() }
  public static var thinMaterial: Material { stub() }
  public static var regularMaterial: Material { stub() }
  public static var thickMaterial: Material { stub() }
  public static var bar: Material { stub() }
}

public protocol Shape: Animatable, View, Sendable where Body == Never {}
extension Shape {
  public nonisolated var body: Never { return stub() }
}
nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

nonisolated public struct Rectangle: Shape { public init() {} }
nonisolated public struct Circle: Shape { public init() {} }
nonisolated public struct Capsule: Shape { public init() {} }
nonisolated public struct Ellipse: Shape { public init() {} }
nonisolated public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat) {}
}
extension Shape where Self == Rectangle { public static nonisolated var rect: Rectangle { stub() } }
extension Shape where Self == Circle { public static nonisolated var circle: Circle { stub() } }
extension Shape where Self == Capsule { public static nonisolated var capsule: Capsule { stub() } }
extension Shape where Self == RoundedRectangle {
  public static nonisolated func rect(cornerRadius: CGFloat) -> RoundedRectangle { stub() }
}

nonisolated public struct Canvas: PrimitiveView {
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}
public struct GraphicsContext {}
