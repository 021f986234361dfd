@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { return stub() }
}

/// A view that draws itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public nonisolated var body: Never { return stub() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public nonisolated var body: Never { return stub() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    stub()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> { stub() }
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> { stub() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { stub() }
}

nonisolated public struct TupleView<T>: PrimitiveView {
  public init(_ value: T) {}
}

nonisolated public struct ConditionalContent<First, Second> {}
extension ConditionalContent: View, PrimitiveView where First: View, Second: View {}

nonisolated public struct EmptyView: PrimitiveView {
  public init() {}
}

nonisolated public struct AnyView: PrimitiveView {
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}

nonisolated public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  public init(content: Content) {}
}

nonisolated public struct Group<Content> {}
extension Group: View, PrimitiveView where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self = stub() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

nonisolated public struct ModifierContent<Modifier>: PrimitiveView {}

nonisolated public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View, PrimitiveView where Content: View {}

nonisolated extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func equatable() -> EquatableView<Self> where Self: Equatable { stub() }
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
