public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stub() }
    set {}
  }

  public var dismiss: DismissAction { stub() }
  public var isPresented: Bool { stub() }
  public var presentationMode: Binding<PresentationMode> { stub() }
  public var openURL: OpenURLAction { get { stub() } set {} }
  public var openWindow: OpenWindowAction { stub() }
  public var dismissWindow: DismissWindowAction { stub() }
  public var dismissSearch: DismissSearchAction { stub() }
  public var refresh: RefreshAction? { stub() }
  public var modelContext: ModelContext { get { stub() } set {} }

  public var colorScheme: ColorScheme { get { stub() } set {} }
  public var dynamicTypeSize: DynamicTypeSize { get { stub() } set {} }
  public var font: Font? { get { stub() } set {} }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { stub() } set {} }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { stub() } set {} }
  public var isEnabled: Bool { get { stub() } set {} }
  public var isSearching: Bool { stub() }
  public var editMode: Binding<EditMode>? { get { stub() } set {} }
  public var scenePhase: ScenePhase { get { stub() } set {} }
  public var layoutDirection: LayoutDirection { get { stub() } set {} }
  public var lineSpacing: CGFloat { get { stub() } set {} }
  public var locale: Locale { get { stub() } set {} }
  public var calendar: Calendar { get { stub() } set {} }
  public var timeZone: TimeZone { get { stub() } set {} }
  public var displayScale: CGFloat { get { stub() } set {} }
  public var redactionReasons: RedactionReasons { get { stub() } set {} }
  public var accessibilityReduceMotion: Bool { stub() }
  public var accessibilityReduceTransparency: Bool { stub() }
  public var accessibilityVoiceOverEnabled: Bool { stub() }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { stub() }
}

@MainActor @preconcurrency
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

public struct PresentationMode {
  public var isPresented: Bool { stub() }
  public mutating func dismiss() {}
}

@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum Visibility: Sendable { case automatic, visible, hidden }

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { stub() }
}

public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { stub() }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }
}
