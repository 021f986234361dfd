// Superseded API of text input, drag and drop, focus, gestures, accessibility, styles, previews and maps, beside what replaces it.

// Text input.

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

extension TextInputAutocapitalization {
  public init?(_ type: UITextAutocapitalizationType) { return nil }
}

nonisolated extension View {
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View { self }
}

public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct SquareBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct BorderedTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { stub() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { stub() }
}
extension TextFieldStyle where Self == BorderedTextFieldStyle {
  public static var bordered: BorderedTextFieldStyle { stub() }
}

public struct TextInputBorderShape: Sendable {
  public static let automatic = TextInputBorderShape(), capsule = TextInputBorderShape()
  public static let roundedRectangle = TextInputBorderShape()
}

// Uniform types, drag and drop, the pasteboard.

extension UTType {
  public static let text = UTType(), utf8PlainText = UTType(), url = UTType(), fileURL = UTType(), png = UTType()
  public static let jpeg = UTType(), pdf = UTType(), item = UTType(), data = UTType(), movie = UTType()
  public init?(_ identifier: String) { return nil }
  public init(exportedAs identifier: String) {}
  public var identifier: String { stub() }
}

open class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() {}
}

public struct DropInfo {
  public var location: CGPoint { stub() }
  public func hasItemsConforming(to types: [String]) -> Bool { stub() }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { stub() }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { stub() }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropExited(info: DropInfo) {}
}

public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}

public struct DropSession: Identifiable {
  public struct ID: Hashable, Sendable {}
  public var id: ID { stub() }
  public var location: CGPoint { stub() }
}

nonisolated extension View {
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { self }

  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
}

nonisolated extension DynamicViewContent {
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

nonisolated public struct PasteButton: PrimitiveView {
  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void
  ) {}
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

// Focus.

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1), edit = FocusInteractions(rawValue: 2)
  public static let automatic = FocusInteractions(rawValue: 3)
}

nonisolated extension View {
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  @_disfavoredOverload
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View { self }
}

// Gestures.

nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
nonisolated public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var velocity: Angle
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public init(_ first: First, _ second: Second) {}
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension Gesture {
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { stub() }
}

// Accessibility.

nonisolated extension View {
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
  public func accessibility(activationPoint: CGPoint) -> some View { self }
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
  public func accessibility(inputLabels: [Text]) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
}

extension AccessibilityTraits {
  public static let isImage = AccessibilityTraits(), isSelected = AccessibilityTraits(), isLink = AccessibilityTraits()
}

// The environment.

public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { stub() }
}

public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

public enum ComplicationRenderingMode: Equatable, Sendable { case tinted, fullColor }
public struct WidgetRenderingMode: Equatable, Sendable {
  public static var fullColor: WidgetRenderingMode { stub() }
  public static var accented: WidgetRenderingMode { stub() }
  public static var vibrant: WidgetRenderingMode { stub() }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory { get { stub() } set {} }
  public var controlActiveState: ControlActiveState { get { stub() } set {} }
  public var appearsActive: Bool { get { stub() } set {} }
  public var disableAutocorrection: Bool? { get { stub() } set {} }
  public var autocorrectionDisabled: Bool { get { stub() } set {} }
  public var complicationRenderingMode: ComplicationRenderingMode { get { stub() } set {} }
  public var widgetRenderingMode: WidgetRenderingMode { get { stub() } set {} }
  public var accessibilityShowButtonShapes: Bool { stub() }
  public var accessibilityShowBorders: Bool { stub() }
}

// Animatable values.

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { stub() }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { stub() }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
  public static var zero: AnimatablePair<First, Second> { stub() }
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { stub() }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData { get { stub() } set {} }
}

@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func closeSubpath() {}
}

public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve(), easeIn = UnitCurve(), easeOut = UnitCurve()
  public static let easeInOut = UnitCurve(), easeInEaseOut = UnitCurve()
  public func value(at progress: Double) -> Double { stub() }
}
extension Animation {
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation() }
}

// Styles of lists, tables, pickers and menus.

public struct InsetListStyle: ListStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { stub() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { stub() }
}

public protocol TableStyle {}
public struct InsetTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
public struct BorderedTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { stub() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { stub() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { stub() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { stub() }
}

public struct AlternatingRowBackgroundBehavior: Sendable {
  public static let automatic = AlternatingRowBackgroundBehavior(), enabled = AlternatingRowBackgroundBehavior()
  public static let disabled = AlternatingRowBackgroundBehavior()
}

nonisolated extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self = stub() }
}

public struct PopUpButtonPickerStyle: PickerStyle { public init() {} }

public struct BorderedButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { stub() }
}

public struct ListItemTint: Sendable {
  public static let monochrome = ListItemTint()
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}
nonisolated extension View {
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  public func complicationForeground() -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

// Previews.

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.rawValue = value }
}
public struct InterfaceOrientation: Hashable, Sendable {
  public static let portrait = InterfaceOrientation(), landscapeLeft = InterfaceOrientation()
  public static let landscapeRight = InterfaceOrientation(), portraitUpsideDown = InterfaceOrientation()
}
public protocol PreviewContext {}
nonisolated extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

// Maps: a small part of MapKit and CoreLocation.

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) { self.latitude = latitude; self.longitude = longitude }
}
public struct MKCoordinateSpan: Sendable {
  public init(latitudeDelta: Double, longitudeDelta: Double) {}
}
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { self.center = center }
}
public struct MKMapRect: Sendable {
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public static let world = MKMapRect(x: 0, y: 0, width: 1, height: 1)
}
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1), zoom = MapInteractionModes(rawValue: 2)
  public static let all = MapInteractionModes(rawValue: 3)
}
public enum MapUserTrackingMode: Sendable { case none, follow }
public struct MapCameraPosition: Equatable, Sendable {
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition() }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition() }
}

public protocol MapAnnotationProtocol {}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = .zero, @ViewBuilder content: () -> Content
  ) {}
}
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public protocol MapContent {}
public struct EmptyMapContent: MapContent {}
public struct TupleMapContent<T>: MapContent {}
public struct Marker<Label: View>: MapContent {}
extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self = stub() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { self = stub() }
}
public struct Annotation<Label: View, Content: View>: MapContent {}
extension Annotation where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D, @ViewBuilder content: () -> Content) {
    self = stub()
  }
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, @ViewBuilder content: () -> Content
  ) { self = stub() }
}
extension ForEach: MapContent where Content: MapContent {}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) { self = stub() }
}

@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> TupleMapContent<(repeat each C)> { stub() }
}

nonisolated public struct Map<Content>: PrimitiveView {
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyMapContent {}
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyMapContent {}
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Content == EmptyMapContent, Items.Element: Identifiable {}
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Content == EmptyMapContent, Items.Element: Identifiable {}
  public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all)
    where Content == EmptyMapContent {}
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {}
  public init(initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all)
    where Content == EmptyMapContent {}
  public init(
    initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {}
}

// Haptics, web pages.

@MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  public func selectionChanged() {}
}
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public override init() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}
extension SensoryFeedback {
  public static let warning = SensoryFeedback(), error = SensoryFeedback(), impact = SensoryFeedback()
}

public struct URLRequest: Sendable {
  public init(url: URL) {}
}
open class WKWebView: UIView {
  public var url: URL? { stub() }
  @discardableResult open func load(_ request: URLRequest) -> String? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> String? { nil }
}
nonisolated public struct WebView: PrimitiveView {
  public init(url: URL?) {}
}
