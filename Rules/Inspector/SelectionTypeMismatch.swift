import Linting
import Semantics
import Syntax

extension Rule {
  static let selectionTypeMismatch = Rule(
    RuleInfo(
      id: "selection-type-mismatch",
      category: .inspector,
      summary: "The rows of a list or picker are of another type than its selection, so selecting never matches.",
      rationale: """
        A selection is compared with the rows' tags or ids. When the types differ the code compiles and nothing is ever selected. One level \
        of Optional on the side of the selection is fine.
        """,
      exceptions: "Silent unless the type of the selection and of every row are certain; links count as rows only where a row has nothing else.",
      severity: .warning,
      fix: "suggestion: the type of the selection, or the rows' ids and tags",
      references: ["https://developer.apple.com/documentation/swiftui/list"])
  ) { context in
    let resolver = TypeResolver(context.index)
    let containers = context.calls(["List", "Picker", "TabView"]).filter { !$0.isMember && context.index.isSwiftUI($0.name) } + context.calls("searchScopes").filter(\.isMember)
    return containers.compactMap { call -> Finding? in
      guard let binding = call.argument("selection")?.value ?? (call.isNamed("searchScopes") ? call.arguments.first?.value : nil), let selection = context.typeBehind(binding, in: context.file), selection.isKnown, !context.isPreview(call.node)
      else { return nil }
      if case .set = selection, call.isNamed("Picker") { return Finding(.warning, "A picker selects one value, and '\(binding.text)' is a set", at: call.nameRange, fixes: [FixIt("Use a single value", .suggestion)]) }
      if let tag = optionalTag(in: call, selection, resolver, context) { return tag }
      guard let rows = Rows(of: call, context, resolver).types, !rows.isEmpty else { return nil }
      let wanted = element(selection)
      guard rows.allSatisfy({ $0.unwrapped != wanted && $0 != selection }), let row = rows.first else { return nil }
      return Finding(
        .warning, "The selection is of type '\(selection.description)', but the rows are '\(row.description)': selecting never matches", at: call.nameRange,
        fixes: [FixIt("Make the selection and the rows' ids the same type", .suggestion)])
    }
  }

  /// `.tag(Optional(x))` for a selection that is not optional, `.tag(x, includeOptional: false)` for one that is.
  private static func optionalTag(in container: Call, _ selection: ValueType, _ resolver: TypeResolver, _ context: FileContext) -> Finding? {
    guard let closure = container.trailingClosure else { return nil }
    for node in closure.descendants where node.kind == .callSuffix {
      guard let tag = Call(node), tag.isMember, tag.isNamed("tag"), let value = tag.arguments.first?.value, node.enclosingCall(where: { ["Picker", "List", "TabView", "Menu"].contains($0.name) && !$0.isMember })?.node == container.node else { continue }
      if case .optional(let inner) = Rows.tagType(value, resolver, context), !isOptional(selection), inner == element(selection) {
        return Finding(
          .warning, "This tag is '\(inner.description)?' and the selection '\(selection.description)': selecting never matches", at: tag.nameRange, notes: [Diagnostic.Note("the selection", file: context.file, range: container.nameRange)],
          fixes: [FixIt("Tag with the value itself", .suggestion)])
      }
      if tag.argument("includeOptional")?.value.text == "false", isOptional(selection) {
        return Finding(
          .warning, "This tag matches no optional, and the selection is '\(selection.description)': selecting never matches", at: tag.nameRange, notes: [Diagnostic.Note("the selection", file: context.file, range: container.nameRange)],
          fixes: [FixIt("Leave 'includeOptional: false' out", .suggestion)])
      }
    }
    return nil
  }

  private static func element(_ type: ValueType) -> ValueType {
    switch type {
    case .optional(let inner), .set(let inner): inner
    default: type
    }
  }

  private static func isOptional(_ type: ValueType) -> Bool { if case .optional = type { true } else { false } }
}

/// The types of the tags or ids of a container's rows; nil when one of them is not certain.
private struct Rows {
  private(set) var types: [ValueType]? = []
  private let context: FileContext
  private let resolver: TypeResolver

  init(of call: Call, _ context: FileContext, _ resolver: TypeResolver) {
    self.context = context
    self.resolver = resolver
    guard let closure = call.trailingClosure ?? call.argument("content")?.value, closure.kind == .closureExpr else {
      types = nil
      return
    }
    if call.isNamed("List"), let data = call.arguments.first, data.label == nil, !data.isTrailing {
      if let tags = tags(in: closure) { add(tags) } else { add([identity(data.value, call.argument("id")?.value)]) }
    } else {
      collect(closure.statements)
    }
  }

  private mutating func add(_ new: [ValueType]) {
    if new.contains(where: { !$0.isKnown }) { types = nil }
    types?.append(contentsOf: new)
  }

  private mutating func collect(_ statements: [Node]) {
    for statement in statements where types != nil {
      switch statement.kind {
      case .ifExpr, .switchExpr, .ifConfig: collect(statement.children.flatMap { $0.kind == .switchCase || $0.kind == .ifConfigClause ? $0.statements : $0.codeBlock?.statements ?? [] })
      case .chain: row(statement)
      case .variableDecl: continue
      default: types = nil
      }
    }
  }

  private mutating func row(_ chain: Node) {
    if let tag = chain.modifierCalls.last(where: { $0.isNamed("tag") }) {
      add([self.tag(tag)])
      return
    }
    guard let call = chain.rootCall, call.isInitializer, !context.index.declares(call.name) else {
      types = nil
      return
    }
    switch call.name {
    case "ForEach":
      guard let data = call.arguments.first, data.label == nil, !data.isTrailing, let closure = call.trailingClosure else { return types = nil }
      if let tags = tags(in: closure) { add(tags) } else { add([identity(data.value, call.argument("id")?.value)]) }
    case "Section", "Group": if let closure = call.trailingClosure ?? call.argument("content")?.value, closure.kind == .closureExpr { collect(closure.statements) } else { types = nil }
    case "Divider", "Spacer", "EmptyView": return
    case "NavigationLink": if let value = call.argument("value")?.value { add([resolver.type(of: value, in: context.file).unwrapped]) } else { types = nil }
    case "Tab": if let value = call.argument("value")?.value { add([resolver.type(of: value, in: context.file)]) } else { types = nil }
    default: types = nil
    }
  }

  /// The explicit tags of a loop's rows; nil when they have none. Rows made by the project's views may have theirs inside.
  private func tags(in closure: Node) -> [ValueType]? {
    let rows = closure.rootViews
    let tagged = rows.compactMap { row in row.modifierCalls.last { $0.isNamed("tag") } }
    if tagged.count == rows.count, !tagged.isEmpty { return tagged.map { tag($0) } }
    let isOpaque = rows.contains { row in
      guard let call = row.rootCall, let type = context.project.view(madeBy: call, in: context.file) else { return row.rootCall?.isInitializer != true || context.index.declares(row.rootCall?.name ?? "") }
      return type.node.descendants.contains { $0.kind == .memberSuffix && $0.name == "tag" }
    }
    return isOpaque || !tagged.isEmpty ? [.unknown] : nil
  }

  private func tag(_ call: Call) -> ValueType {
    guard let value = call.arguments.first, value.label == nil else { return .unknown }
    return Self.tagType(value.value, resolver, context)
  }

  /// The type of a tag: `Optional(x)`, `Optional.some(x)` and `x as W?` are optional.
  static func tagType(_ value: Node, _ resolver: TypeResolver, _ context: FileContext) -> ValueType {
    if value.kind == .chain, value.firstChild?.kind == .identifierExpr, value.firstChild?.name == "Optional", context.index.isSwiftUI("Optional"), let made = value.children.map({ $0 }).last.flatMap({ Call($0) }),
      made.isNamed("Optional") || made.isNamed("some"), let inner = made.arguments.first?.value
    {
      let wrapped = resolver.type(of: inner, in: context.file)
      return wrapped.isKnown ? .optional(wrapped) : .unknown
    }
    return resolver.type(of: value, in: context.file)
  }

  private func identity(_ data: Node, _ id: Node?) -> ValueType {
    let element = resolver.elementOfData(data, in: context.file)
    guard element.isKnown else { return .unknown }
    guard let id else {
      if case .known = element { return data.kind == .sequence ? element : .unknown }
      return resolver.declaration(of: element).map { resolver.identifier(of: $0) } ?? .unknown
    }
    guard id.kind == .keyPathExpr else { return .unknown }
    let members = id.children.filter { $0.kind == .memberSuffix }.map(\.name)
    if members == ["self"] { return element }
    return members.reduce(element) { resolver.member($1, of: $0) }
  }
}
