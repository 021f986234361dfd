import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationLinkWithoutDestination = Rule(
    RuleInfo(
      id: "navigation-link-without-destination",
      category: .navigation,
      summary: "A link pushes a value for which no destination is declared.",
      rationale: """
        'NavigationLink(value:)' and a path find their page through '.navigationDestination(for:)' in the same stack. Without one for the \
        value's type the link does nothing; the system says so in the log when it is tapped.
        """,
      exceptions: """
        Silent when the value's type is not certain, in split views and lists with a selection (there the value selects), when any \
        destination of the project is declared generically, and when the file imports modules that may declare one.
        """,
      severity: .error,
      fix: "suggestion: '.navigationDestination(for:)' on the content of the stack")
  ) { context in
    guard !context.project.hasUnknownDestinations, context.seesEverything else { return [] }
    return context.valueLinks().compactMap { link($0.call, $0.type, context) } + writes(context)
  }

  private static func link(_ call: Call, _ type: ValueType, _ context: FileContext) -> Finding? {
    guard type.isKnown, let view = context.view(around: call.node), !selects(call, view, context), !context.isRejectedByPath(call) else { return nil }
    guard let declared = context.project.destinations[type] else { return finding(type, at: call.nameRange, isDeclared: false, context) }
    let search = OutwardSearch(context.project) { step, file in
      switch step {
      case .member: return nil
      case .modified(let modifier):
        guard modifier.isNamed("navigationDestination"), modifier.argument("for") != nil else { return nil }
        return declared.contains { $0.node == modifier.node } ? .yes : nil
      case .inside(let outer, _):
        if outer.isNamed("NavigationSplitView") || outer.isNamed("NavigationView") { return .unknown }
        if outer.isNamed("navigationDestination") { return declared.contains { $0.node == outer.node } ? .yes : nil }
        guard outer.isNamed("NavigationStack"), let hierarchy = context.navigation.hierarchy(of: outer) else { return nil }
        if hierarchy.items.contains(where: { item in declared.contains { $0.node == item.call.node } }) || outer.chain.modifierCalls.contains(where: { modifier in declared.contains { $0.node == modifier.node } }) { return .yes }
        return hierarchy.isComplete ? .no : .unknown
      }
    }
    guard search.answers(from: call.callee, in: view) == [.no] else { return nil }
    return finding(type, at: call.nameRange, isDeclared: true, context)
  }

  /// The value drives the selection of a list or a split view instead of a stack.
  private static func selects(_ call: Call, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let search = OutwardSearch(context.project) { step, _ in
      guard case .inside(let outer, let label) = step else { return nil }
      if outer.isNamed("List"), outer.argument("selection") != nil { return .yes }
      if outer.isNamed("NavigationSplitView") { return label == "detail" ? .no : .yes }
      return outer.isNamed("NavigationStack") ? .no : nil
    }
    return search.answers(from: call.callee, in: view).contains(.yes)
  }

  /// `path.append(value)`, `path = [value]` for a state that a stack of the view is bound to.
  private static func writes(_ context: FileContext) -> [Finding] {
    let resolver = TypeResolver(context.index)
    return context.calls("NavigationStack").flatMap { stack -> [Finding] in
      guard !stack.isMember, let path = stack.argument("path")?.value, case .projection(let name) = BindingExpression(path), let view = context.view(around: stack.node), view.isState(name), !context.isPreview(stack.node) else { return [] }
      return view.accesses(of: name).flatMap { access -> [Finding] in
        guard access.node.tree === context.tree else { return [] }
        var values: [Node] = []
        if case .write(let value?) = access.kind, value.kind == .arrayExpr { values = Array(value.children) }
        if case .mutation = access.kind, access.node.calledMember == "append", let call = access.node.nextSibling?.nextSibling.flatMap({ Call($0) }), call.arguments.count == 1, let value = call.arguments.first, value.label == nil { values = [value.value] }
        let element = context.pathElement(of: stack, in: context.file)
        return values.prefix(1).compactMap { value -> Finding? in
          let type = element ?? resolver.type(of: value, in: context.file)
          guard type.isKnown, context.project.destinations[type] == nil else { return nil }
          return finding(type, at: value.range, isDeclared: false, context)
        }
      }
    }
  }

  private static func finding(_ type: ValueType, at range: Range<Int>, isDeclared: Bool, _ context: FileContext) -> Finding {
    var severity = Severity.warning
    if !isDeclared, case .declared = type, hasApp(context) { severity = .error }
    let message =
      isDeclared
      ? "No '.navigationDestination(for: \(type.description).self)' is declared in this link's stack, so the link does nothing"
      : "Nothing in the project declares '.navigationDestination(for: \(type.description).self)', so this pushes nothing"
    return Finding(severity, message, at: range, fixes: [FixIt("Add '.navigationDestination(for: \(type.description).self) { … }' to the content of the stack", .suggestion, minimum: Minimum.navigationStack)])
  }

  private static func hasApp(_ context: FileContext) -> Bool { context.index.types.contains { $0.attributes.contains("main") && $0.inherited.contains("App") } }
}
