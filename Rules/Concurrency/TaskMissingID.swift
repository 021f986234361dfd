import Linting
import Semantics
import Syntax

extension Rule {
  static let taskMissingID = Rule(
    RuleInfo(
      id: "task-missing-id",
      category: .concurrency,
      summary: "A task uses an input of its view and does not start again when it changes.",
      rationale: """
        '.task' runs once for each view that appears. Where a view stays in its place and the parent only hands it another value, in a detail \
        column for example, nothing starts the task again and the screen shows what was loaded for the value before. '.task(id:)' cancels the \
        old work and starts anew.
        """,
      exceptions: """
        Silent unless every place that makes the view is known and one of them stays in place and passes a state that changes. Silent also when an \
        'id' or 'onChange' of the view names the value, and when the task begins by looking whether there is anything to do.
        """,
      severity: .warning,
      confidence: .medium,
      fix: "unsafe: '.task(id:)'; needs iOS 15, macOS 12",
      minimum: .systems("15 12 15 8 1"),
      references: ["https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)"])
  ) { context in
    context.modifiers("task").compactMap { call -> Finding? in
      guard call.argument("id") == nil, let action = call.arguments.last, action.label == nil || action.label == "action", let view = context.view(around: call.node), view.type.kind == .struct else { return nil }
      // `.task { … }` or `.task(load)`
      let bodies = (action.value.kind == .closureExpr ? [action.value] : []) + view.calledMethods(in: action.value)
      guard !bodies.isEmpty, !bodies.contains(where: \.startsWithCheck), !bodies.contains(where: { $0.ownCode.contains(where: view.showsCancellation) }), context.project.seesAllUses(of: view.type) else { return nil }
      for property in view.propertiesInOrder where isInput(property, context) {
        let reads = view.accesses(of: property.name).filter { access in access.isRead && bodies.contains { $0.tree === access.node.tree && $0.contains(access.node) } }
        guard let read = reads.first, !isNamedElsewhere(property, view), let use = context.project.uses(of: view.type).first(where: { staysInPlace($0, passing: property, context) }) else { continue }
        return Finding(
          .warning, "This task uses '\(property.name)' and does not start again when another is passed; use '.task(id: \(property.name))'", at: call.nameRange,
          notes: [
            Diagnostic.Note("read here", file: context.fileOf(read.node, view), range: read.node.nameRange),
            Diagnostic.Note("this view stays in place when the value changes", file: use.file, range: use.call.nameRange),
          ], fixes: [fix(call, property, context)])
      }
      return nil
    }
  }

  /// A plain value that whoever makes the view passes.
  private static func isInput(_ property: Property, _ context: FileContext) -> Bool {
    guard property.wrapper == nil, !property.isStatic, !property.isComputed, property.initialValue == nil, let file = context.index.file(of: property.binding.tree) else { return false }
    let resolver = TypeResolver(context.index)
    let type = resolver.type(of: property, in: file).unwrapped
    if case .known = type { return true }
    return resolver.declaration(of: type).map { $0.kind != .class && context.index.isHashable($0).isYes } ?? false
  }

  /// The view reacts to the value by itself: `.id(plot)`, `.onChange(of: plot)`.
  private static func isNamedElsewhere(_ property: Property, _ view: ViewFacts) -> Bool {
    view.accesses(of: property.name).contains { access in
      guard let call = access.node.enclosingCall(where: { $0.isMember && !$0.isInitializer }) else { return false }
      return (call.isNamed("id") || call.isNamed("onChange") || call.isNamed("task")) && !(access.node.ancestors.contains { $0.kind == .closureExpr && call.node.contains($0) })
    }
  }

  /// A place where the view is not made anew with each value, and whose value is a state that changes.
  private static func staysInPlace(_ use: Use, passing property: Property, _ context: FileContext) -> Bool {
    guard let value = use.call.argument(property.name)?.value, let owner = use.owner else { return false }
    let facts = context.project.facts(of: owner)
    guard let position = facts.members.firstIndex(where: { $0.node.tree === use.call.tree && $0.node.contains(use.call.node) }) else { return false }
    let root = facts.members[position].node
    guard facts.memberRegions[position] == Regions(.build), ViewFacts.place(of: use.call.node, in: root, context.index) == .inline else { return false }
    for step in use.call.callee.surroundings(upTo: root) {
      switch step {
      case .member: return false
      case .modified(let modifier): if modifier.isNamed("id") || !ModifierTable.isModifier(modifier.name) { return false }
      case .inside(let call, _): if loops.contains(call.name) || !ClosureRole.isKnownContainer(call.name) { return false }
      }
    }
    return changes(value, facts, upTo: root)
  }

  private static let loops: Set<String> = ["ForEach", "List", "Table", "OutlineGroup", "NavigationLink", "TimelineView", "PhaseAnimator"]

  /// The value comes out of a state of the owner that something writes.
  private static func changes(_ value: Node, _ owner: ViewFacts, upTo root: Node) -> Bool {
    guard let base = value.kind == .chain ? value.firstChild : value, base.kind == .identifierExpr else { return false }
    var name = base.name
    if name == "self", let member = base.nextSibling, member.kind == .memberSuffix { name = member.name }
    if let local = base.localDeclaration(of: name, upTo: root) {
      // `if let plot`, `if let id = plot`
      guard let binding = local.parent, binding.kind == .optionalBinding else { return false }
      guard let source = binding.expressionChild else { return isChanging(name, owner) }
      return source.kind == .identifierExpr && isChanging(source.name, owner)
    }
    return isChanging(name, owner)
  }

  private static func isChanging(_ name: String, _ owner: ViewFacts) -> Bool {
    guard let property = owner.property(name) else { return false }
    switch property.wrapperName {
    case "Binding", "AppStorage", "SceneStorage": return true
    case "State":
      return owner.accesses(of: name).contains { access in
        if case .projection = access.kind { return true }
        return access.isWrite
      }
    default: return false
    }
  }

  private static func fix(_ call: Call, _ property: Property, _ context: FileContext) -> FixIt {
    let title = "Start it again for another '\(property.name)'"
    guard !property.isBackticked, !call.arguments.contains(where: { !$0.isTrailing && $0.label != "priority" }) else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    if let first = call.arguments.first, !first.isTrailing {
      transaction.insert("id: \(property.name), ", at: first.node.start, in: context.file)
    } else if context.tree.kind(ofToken: call.node.firstToken) == .leftParen {
      transaction.insert("id: \(property.name)", at: context.tree.range(ofToken: call.node.firstToken).upperBound, in: context.file)
    } else {
      transaction.insert("(id: \(property.name))", at: call.nameRange.upperBound, in: context.file)
    }
    return transaction.fix(title, .unsafe, minimum: .systems("15 12 15 8 1"))
  }
}

extension Node {
  /// The code begins by looking whether there is anything to do.
  fileprivate var startsWithCheck: Bool { statements.first.map { $0.kind == .guardStatement || $0.kind == .ifExpr } ?? false }
}
