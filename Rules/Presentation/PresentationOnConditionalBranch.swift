import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationOnConditionalBranch = Rule(
    RuleInfo(
      id: "presentation-on-conditional-branch",
      category: .presentation,
      summary: "A sheet hangs on a view that exists in one branch only, and what it does changes the branch.",
      rationale: """
        The presentation lives with the view that it is attached to. When its own content or action changes the condition, the view goes \
        away and takes the sheet with it. Attached outside of the 'if', it stays.
        """,
      exceptions: """
        Silent for availability checks and constants, when the content needs what the condition binds, and when the condition chooses the \
        whole screen: then the sheet should go with it. Branches that nothing in the sheet changes are mentioned in profile 'all'.
        """,
      severity: .warning, confidence: .medium,
      fix: "suggestion: attach it outside of the condition")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind.hasEscapingContent, Placement.of(presentation, context) == .presentationOnConditionalBranch, !context.isPreview(presentation.call.node),
        let view = context.view(around: presentation.call.node), let decision = decision(around: presentation.call.node)
      else { return nil }
      let reads = conditionReads(decision, presentation.call.node, view)
      let names = reads.map(\.property).uniqued()
      guard !names.isEmpty else { return nil }
      let changed = names.first { name in isChanged(name, reads.filter { $0.property == name }.map(\.memberPath), by: presentation, view) }
      if changed != nil, isWholeScreen(decision, view) { return nil }
      guard changed != nil || !bindsValue(decision, presentation) else { return nil }
      let name = changed ?? names[0]
      let message =
        changed != nil
        ? "This \(presentation.kind.noun) goes away with its branch when '\(name)' changes, which it changes itself; attach it outside of the condition"
        : "This \(presentation.kind.noun) exists in one branch only and goes away when '\(name)' changes"
      return Finding(
        changed != nil ? .warning : .info, message, at: presentation.call.nameRange,
        notes: [Diagnostic.Note("the condition", file: context.file, range: context.tree.range(ofToken: decision.firstToken))],
        fixes: [FixIt("Attach the \(presentation.kind.noun) outside of the condition", .suggestion)], profile: changed != nil ? .default : .all)
    }
  }

  /// The `if` or `switch` in whose branch a node stands.
  private static func decision(around node: Node) -> Node? {
    node.ancestors.first { $0.kind == .ifExpr || $0.kind == .switchExpr }
  }

  /// The states and observed properties that the condition reads.
  private static func conditionReads(_ decision: Node, _ node: Node, _ view: ViewFacts) -> [Access] {
    var conditions: [Node] = []
    if decision.kind == .switchExpr {
      conditions = [decision.firstChild].compactMap { $0 }
    } else {
      for branch in decision.children where branch.kind == .ifBranch && branch.index < node.index { conditions += branch.children.filter { $0.kind != .codeBlock } }
    }
    if conditions.contains(where: { $0.kind == .availabilityCondition }) { return [] }
    return view.accesses.filter { access in
      access.isRead && conditions.contains { $0.tree === access.node.tree && $0.contains(access.node) }
        && ["State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "AppStorage"].contains(view.property(access.property)?.wrapperName ?? "")
    }
  }

  /// The presentation's content, its `onDismiss` or the action that opens it writes the state.
  ///
  /// `read` are the paths of members that the condition reads: only a write of one of them, or of what it is part of, changes it.
  private static func isChanged(_ name: String, _ read: [[String]], by presentation: Presentation, _ view: ViewFacts) -> Bool {
    if presentation.driverName == name { return true }
    let isObject = ["ObservedObject", "StateObject", "EnvironmentObject"].contains(view.property(name)?.wrapperName ?? "")
    func changes(_ access: Access) -> Bool {
      guard access.property == name, read.contains(where: { path in zip(path, access.memberPath).allSatisfy { $0 == $1 } }) else { return false }
      // Of an object only a written member is sure to change something.
      return isObject ? isMemberWrite(access) : access.isWrite
    }
    let content = [presentation.content, presentation.onDismiss].compactMap { $0 }
    if view.accesses.contains(where: { access in changes(access) && content.contains { $0.tree === access.node.tree && $0.contains(access.node) } }) { return true }
    return view.accesses.contains { opening in
      guard presentation.isOpened(by: opening), let block = opening.statement?.parent else { return false }
      return view.accesses.contains { changes($0) && $0.node.tree === block.tree && $0.statement?.parent?.index == block.index }
    }
  }

  private static func isMemberWrite(_ access: Access) -> Bool {
    guard case .mutation = access.kind, let statement = access.statement else { return false }
    return statement.kind == .sequence
  }

  /// The condition is the outermost expression of `body` and has alternatives.
  private static func isWholeScreen(_ decision: Node, _ view: ViewFacts) -> Bool {
    guard decision.kind == .switchExpr || decision.firstChild(.elseClause) != nil || decision.children.count(where: { $0.kind == .ifBranch }) > 1 else { return false }
    var node = decision
    while let block = node.parent {
      if block.kind == .accessorBlock { return block.parent?.firstChild?.name == "body" && block.statements.count == 1 }
      if block.kind == .closureExpr, let (call, _) = block.closureArgument, call.isNamed("Group"), block.statements.count == 1 {
        node = call.chain
        continue
      }
      return false
    }
    return false
  }

  /// The content uses a value that the condition binds.
  private static func bindsValue(_ decision: Node, _ presentation: Presentation) -> Bool {
    let bound = Set(decision.descendants.filter { $0.kind == .identifierPattern && !presentation.call.node.contains($0) }.map(\.name))
    return presentation.call.node.descendants.contains { $0.kind == .identifierExpr && bound.contains($0.name) }
  }
}

extension Access {
  /// The members that follow the name: `["address", "city"]` of `user.address.city`; a called method is left out.
  fileprivate var memberPath: [String] {
    guard let chain = node.parent, chain.kind == .chain else { return [] }
    var path: [String] = []
    for part in chain.children where part.index > node.index {
      if part.kind == .optionalSuffix || part.kind == .unwrapSuffix { continue }
      guard part.kind == .memberSuffix, part.nextSibling?.kind != .callSuffix else { break }
      path.append(part.name)
    }
    return path
  }
}
