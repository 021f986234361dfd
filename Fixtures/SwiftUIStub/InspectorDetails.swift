// What the fixtures of split views, inspectors, tables and availability need on top.

extension NavigationSplitView {
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self = stub() }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static let sidebar = NavigationSplitViewColumn()
  public static let content = NavigationSplitViewColumn()
  public static let detail = NavigationSplitViewColumn()
}

public struct ToolbarDefaultItemKind {
  public static let sidebarToggle = ToolbarDefaultItemKind()
}

nonisolated extension View {
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { self }
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
}

public struct ContentMarginPlacement {
  public static var automatic: ContentMarginPlacement { stub() }
  public static var scrollContent: ContentMarginPlacement { stub() }
}

public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback(), selection = SensoryFeedback()
}

public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior(), basedOnSize = ScrollBounceBehavior()
}

extension EventModifiers {
  public static let control = EventModifiers(rawValue: 8)
}

extension List {
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> { self = stub() }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self = stub() }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self = stub() }
}

// Tables.

nonisolated public struct Table<Value: Identifiable, Columns>: PrimitiveView {
  public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns)
    where Data.Element == Value {}
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
}

nonisolated public struct TableColumn<RowValue: Identifiable, Content: View> {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Content> { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Content> { self }
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View>(_ content: TableColumn<RowValue, Content>) -> TableColumn<RowValue, Content> {
    content
  }
  public static func buildBlock<each Content: View>(
    _ content: repeat TableColumn<RowValue, each Content>
  ) -> TupleTableColumns<(repeat each Content)> { stub() }
}

nonisolated public struct TupleTableColumns<T> {}

// macOS.

nonisolated public struct HSplitView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated public struct VSplitView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor
open class NSView {
  public init() {}
}

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  typealias Context = RepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
}
extension NSViewRepresentable {
  public nonisolated var body: Never { return stub() }
}
