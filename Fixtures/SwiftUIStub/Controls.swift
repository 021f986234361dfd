nonisolated public struct Button<Label: View>: PrimitiveView {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self = stub() }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self = stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { self = stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self = stub() }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self = stub() }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self = stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self = stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self = stub() }
}

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
  public static let close = ButtonRole()
  public static let confirm = ButtonRole()
}

nonisolated public struct Toggle<Label: View>: PrimitiveView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self = stub() }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self = stub() }
}

nonisolated public struct TextField<Label: View>: PrimitiveView {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self = stub() }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self = stub() }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self = stub() }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { self = stub() }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self = stub() }
}

nonisolated public struct SecureField<Label: View>: PrimitiveView {}
extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self = stub() }
}

nonisolated public struct TextEditor: PrimitiveView {
  public init(text: Binding<String>) {}
}

nonisolated public struct Stepper<Label: View>: PrimitiveView {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
}
extension Stepper where Label == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self = stub() }
  public nonisolated init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) { self = stub() }
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self = stub() }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) { self = stub() }
}

nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label)
    where ValueLabel == EmptyView {}
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) { self = stub() }
}

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension Picker where Label == Text {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self = stub() }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self = stub() }
}

nonisolated public struct DatePicker<Label: View>: PrimitiveView {}
extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date]
  ) { self = stub() }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date]
  ) { self = stub() }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

nonisolated public struct ColorPicker<Label: View>: PrimitiveView {}
extension ColorPicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) { self = stub() }
}

nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self = stub() }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self = stub() }
}

nonisolated public struct Link<Label: View>: PrimitiveView {
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
}
extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { self = stub() }
}

nonisolated public struct ShareLink<Label: View>: PrimitiveView {}
extension ShareLink where Label == Text {
  public nonisolated init(item: URL) { self = stub() }
  public nonisolated init(item: String) { self = stub() }
  public nonisolated init(_ titleKey: LocalizedStringKey, item: URL) { self = stub() }
}

nonisolated public struct EditButton: PrimitiveView {
  public init() {}
}

nonisolated public struct ProgressView<Label: View>: PrimitiveView {}
extension ProgressView where Label == EmptyView {
  public nonisolated init() { self = stub() }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { self = stub() }
}
extension ProgressView where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey) { self = stub() }
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) { self = stub() }
}

nonisolated public struct Gauge<Label: View>: PrimitiveView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {}
}

nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) { self = stub() }
  public static var search: Self { stub() }
}

nonisolated public struct LabeledContent<Label, Content> {}
extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self = stub() }
}
extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self = stub() }
}
extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self = stub() }
}
extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self = stub() }
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self = stub() }
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { self = stub() }
}

// Styles.

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let role: ButtonRole?
  public var label: Label { stub() }
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static nonisolated var bordered: BorderedButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static nonisolated var borderless: BorderlessButtonStyle { stub() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static nonisolated var plain: PlainButtonStyle { stub() }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let label: Label
  @Binding public var isOn: Bool
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { stub() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { stub() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { stub() } }

public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { stub() }
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
  public func focused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
}

public enum SubmitLabel: Sendable { case done, go, next, `return`, search, send }
public enum SearchFieldPlacement: Sendable { case automatic, toolbar, sidebar }

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral value: Character) {}
  public static let `return`: KeyEquivalent = "\r"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let delete: KeyEquivalent = "\u{8}"
}
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
}
