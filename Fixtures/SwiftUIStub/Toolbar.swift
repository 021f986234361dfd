@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension PrimitiveToolbarContent {
  public nonisolated var body: Never { return stub() }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> { stub() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<Content> { stub() }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> EitherToolbarContent<First, Second> { stub() }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> EitherToolbarContent<First, Second> { stub() }
}

nonisolated public struct TupleToolbarContent<T>: PrimitiveToolbarContent {}
nonisolated public struct OptionalToolbarContent<T>: PrimitiveToolbarContent {}
nonisolated public struct EitherToolbarContent<First, Second>: PrimitiveToolbarContent {}

nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {}
}

nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic) {}
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement(), principal = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement(), secondaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement(), confirmationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement(), navigation = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement(), bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement(), topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
}

public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement(), navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement(), bottomBar = ToolbarPlacement()
}

nonisolated extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
