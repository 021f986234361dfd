// What looks, layout and drawing were written with before, and what replaced it.

// Colours and styles.

extension ShapeStyle where Self == Color {
  public static var cyan: Color { stub() }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

public enum BlendMode: Sendable { case normal, multiply, screen, overlay }

public struct ShadowStyle: Equatable, Sendable {
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { stub() }
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { stub() }
}

nonisolated public struct RadialGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
nonisolated public struct AngularGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], center: UnitPoint) {}
}
nonisolated public struct EllipticalGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], center: UnitPoint = .center) {}
}
public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}
public struct ImagePaint: ShapeStyle {
  public init(image: Image, scale: CGFloat = 1) {}
}
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { stub() } }

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }

extension RoundedRectangle {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle) { self.init(cornerRadius: cornerRadius) }
}
extension Shape where Self == RoundedRectangle {
  public static nonisolated func rect(cornerRadius: CGFloat, style: RoundedCornerStyle) -> RoundedRectangle { stub() }
}

public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}

extension Color {
  public nonisolated init(_ resource: ColorResource) { self.init("resource") }
  public nonisolated init(_ color: UIColor) { self.init("color") }
  public nonisolated init(uiColor: UIColor) { self.init("color") }
  public nonisolated init(_ color: NSColor) { self.init("color") }
  public nonisolated init(nsColor: NSColor) { self.init("color") }
  public nonisolated init(_ color: CGColor) { self.init("color") }
  public nonisolated init(cgColor: CGColor) { self.init("color") }
}
extension Image {
  public nonisolated init(_ resource: ImageResource) { self.init("resource") }
}

// Modifiers of every view.

nonisolated extension View {
  public func accentColor(_ accentColor: Color?) -> some View { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func frame() -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }

  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle) -> some View { self }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }

  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func baselineOffset(_ offset: CGFloat) -> some View { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { self }
}

extension Text {
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension GraphicsContext {
  public struct ResolvedText {
    public func measure(in size: CGSize) -> CGSize { stub() }
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func resolve(_ text: Text) -> ResolvedText { stub() }
}

// Animations.

nonisolated extension View {
  @_disfavoredOverload
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
}
nonisolated extension View where Self: Equatable {
  public func animation(_ animation: Animation?) -> some View { self }
}

nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {}

extension AnyTransition {
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { stub() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { stub() }
}
extension TimelineView {
  public nonisolated init(
    _ schedule: AnimationTimelineSchedule, @ViewBuilder content: @escaping (TimelineContext) -> Content
  ) { self = stub() }
}

// Coordinate spaces.

public enum CoordinateSpace: Equatable, Hashable {
  case global, local, named(AnyHashable)
}
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { stub() }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { stub() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension GeometryProxy {
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { stub() }
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { stub() }
}

nonisolated extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

// Context menus and long presses.

public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

nonisolated extension View {
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }

  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}

// Styles that were made with a tint.

nonisolated public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static nonisolated var `switch`: SwitchToggleStyle { stub() }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
  public var fractionCompleted: Double? { stub() }
}
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static nonisolated var circular: CircularProgressViewStyle { stub() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static nonisolated var linear: LinearProgressViewStyle { stub() }
}

extension BorderedButtonStyle {
  public nonisolated init(tint: Color) {}
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}

// Attributed text.

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "foregroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "backgroundColor"
    }
  }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { stub() }
}
extension Text {
  public nonisolated init(_ attributedContent: AttributedString) { self.init(verbatim: "") }
}

// Of UIKit, AppKit and Core Graphics.

public final class CGColor: Hashable, Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public static func == (left: CGColor, right: CGColor) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

open class UIColor: NSObject, @unchecked Sendable {
  public static let label = UIColor(white: 0, alpha: 1), secondaryLabel = UIColor(white: 0, alpha: 1)
  public static let systemBackground = UIColor(white: 0, alpha: 1), systemFill = UIColor(white: 0, alpha: 1)
  public static let secondarySystemBackground = UIColor(white: 0, alpha: 1), separator = UIColor(white: 0, alpha: 1)
  public static let systemGray6 = UIColor(white: 0, alpha: 1), systemTeal = UIColor(white: 0, alpha: 1)
  public static let red = UIColor(white: 0, alpha: 1), white = UIColor(white: 0, alpha: 1)
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init?(named name: String) { return nil }
  public init(_ color: Color) {}
  public var cgColor: CGColor { stub() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

open class NSColor: NSObject, @unchecked Sendable {
  public static let windowBackgroundColor = NSColor(white: 0, alpha: 1), labelColor = NSColor(white: 0, alpha: 1)
  public static let controlBackgroundColor = NSColor(white: 0, alpha: 1)
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public var cgColor: CGColor { stub() }
}

open class CALayer: NSObject {
  public override init() {}
  public var cornerRadius: CGFloat = 0
  public var backgroundColor: CGColor?
  public var mask: CALayer?
}

extension UIView {
  public var layer: CALayer { stub() }
  public var mask: UIView? { get { stub() } set {} }
  public var backgroundColor: UIColor? { get { stub() } set {} }
  public var tintColor: UIColor! { get { stub() } set {} }
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("foregroundColor")
  public static let font = NSAttributedString.Key("font")
}

// Of Charts.

public protocol ChartContent {}

@resultBuilder
public struct ChartContentBuilder {
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<(repeat each Content)> { stub() }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> OptionalChartContent<Content> { stub() }
}

public struct TupleChartContent<T>: ChartContent {}
public struct OptionalChartContent<T>: ChartContent {}

public struct PlottableValue<Value> {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { stub() }
}

public struct BarMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct LineMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct PointMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct RectangleMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct RuleMark: ChartContent {
  public init<Y>(y: PlottableValue<Y>) {}
}
public struct BarPlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: (String, KeyPath<Data.Element, X>), y: (String, KeyPath<Data.Element, Y>)
  ) {}
}

extension ForEach: ChartContent where Content: ChartContent {
  public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self = stub() }
}

public enum AnnotationPosition: Sendable { case automatic, overlay, top, bottom }

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, @ViewBuilder content: () -> C
  ) -> some ChartContent { self }
}

nonisolated public struct Chart<Content: ChartContent>: PrimitiveView {
  public init(@ChartContentBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {}
}

public struct ChartProxy {
  public var plotSize: CGSize { stub() }
}

nonisolated extension View {
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
}
