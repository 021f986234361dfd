public let NSEC_PER_SEC: UInt64 = 1_000_000_000

public protocol VisualEffect: Sendable {}

public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
}

extension View {
  nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View { self }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }
}

public struct ViewDimensions {
  public var width: CGFloat { stub() }
  public var height: CGFloat { stub() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { stub() }
}

extension View {
  @preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { self }
}
