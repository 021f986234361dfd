import Linting
import Semantics
import Syntax

extension Rule {
  static let dismissThenPresent = Rule(
    RuleInfo(
      id: "dismiss-then-present",
      category: .presentation,
      summary: "One step closes a presentation and opens another.",
      rationale: """
        The first is still sliding away when the second is asked for, so the second may be delayed or dropped ("Attempt to present … while \
        a presentation is in progress"). Open the second in the first one's 'onDismiss', or let one enum item say which is up.
        """,
      exceptions: """
        Silent for a push instead of a presentation, when the first is an alert or dialog (closed before its action runs), across a \
        suspension, in different branches, and inside an explicit transaction. Two sheets are queued by iOS 15 and later: advice.
        """,
      severity: .warning,
      fix: "suggestion: 'onDismiss', or one item for both")
  ) { context in
    guard context.mayRun(on: .iOS) || context.mayRun(on: .visionOS) else { return [] }
    return context.views.flatMap { view in context.isPreview(view.type.node) ? [] : own(view, context) + throughBindings(view, context) }
  }

  private static func own(_ view: ViewFacts, _ context: FileContext) -> [Finding] {
    let presentations = view.presentations.filter { $0.driverName != nil }
    return presentations.filter { $0.isModal || $0.kind == .popover }.flatMap { first -> [Finding] in
      view.accesses(of: first.driverName ?? "").filter { first.isClosed(by: $0) && $0.node.tree === context.tree }.flatMap { closing -> [Finding] in
        presentations.compactMap { second -> Finding? in
          guard second.driverName != first.driverName, second.kind != .inspector, second.kind != .navigationDestination, let opening = view.accesses(of: second.driverName ?? "").first(where: { second.isOpened(by: $0) && together($0, closing) }), let statement = opening.statement,
            !first.call.node.isAlternative(to: second.call.node), !first.call.node.isAlternative(to: statement), !second.call.node.isAlternative(to: statement)
          else { return nil }
          let isQueued = first.isModal && second.isModal && !(context.targets[.iOS].map { $0 < Version(15) } ?? false)
          return finding(isQueued ? .info : .warning, second.kind, statement, closing.statement ?? statement, context)
        }
      }
    }
  }

  /// A child closes itself with `dismiss()` and opens something of its presenter through a binding.
  private static func throughBindings(_ view: ViewFacts, _ context: FileContext) -> [Finding] {
    let actions = Set(view.properties.values.filter { $0.readsEnvironment("dismiss") }.map(\.name))
    guard !actions.isEmpty else { return [] }
    return view.accesses.compactMap { closing -> Finding? in
      guard actions.contains(closing.property), closing.node.callsMember || closing.node.parent?.kind == .chain, let statement = closing.statement, closing.node.tree === context.tree else { return nil }
      for opening in view.accesses where opening.isWrite && view.property(opening.property)?.wrapperName == "Binding" && together(opening, closing) {
        guard let second = presentation(openedBy: opening, of: view, context), let write = opening.statement else { continue }
        return finding(.warning, second.kind, write, statement, context)
      }
      return nil
    }
  }

  /// The presenter's presentation that a binding of the child opens, when another one shows the child.
  private static func presentation(openedBy access: Access, of view: ViewFacts, _ context: FileContext) -> Presentation? {
    for use in context.project.uses(of: view.type) {
      guard let owner = use.owner, let argument = use.call.argument(access.property)?.value, argument.text.hasPrefix("$"),
        let outer = use.call.node.ancestors.lazy.compactMap({ $0.kind == .callSuffix ? Call($0).flatMap { Presentation($0) } : nil }).first(where: { $0.isModal })
      else { continue }
      let name = String(argument.text.dropFirst())
      let facts = context.facts(of: owner)
      if let second = facts.presentations.first(where: { $0.driverName == name && $0.call.node != outer.call.node }) {
        let opens: Bool
        if case .write(let value) = access.kind { opens = second.isItemDriven ? value?.kind != .nilLiteral : value?.text == "true" } else { opens = access.node.calledMember == "toggle" }
        if opens { return second }
      }
    }
    return nil
  }

  /// Both are statements of one block, with no suspension between them.
  private static func together(_ left: Access, _ right: Access) -> Bool {
    guard let one = left.statement, let other = right.statement, one.tree === other.tree, let block = one.parent, block.index == other.parent?.index,
      block.kind == .closureExpr || block.kind == .codeBlock || block.kind == .switchCase || block.kind == .accessorBlock
    else { return false }
    if let (call, _) = block.closureArgument, call.isNamed("withTransaction") { return false }
    let low = min(one.index, other.index), high = max(one.index, other.index)
    return !block.statements.contains { $0.index > low && $0.index < high && ($0.kind == .awaitExpr || $0.descendants.contains { $0.kind == .awaitExpr }) }
  }

  private static func finding(_ severity: Severity, _ kind: Presentation.Kind, _ opening: Node, _ closing: Node, _ context: FileContext) -> Finding {
    Finding(
      severity, "The \(kind.noun) is opened while another presentation is still closing, so it may be delayed or dropped; open it in 'onDismiss', or drive both with one item", at: opening.range,
      notes: [Diagnostic.Note("closed here", file: context.file, range: closing.range)], fixes: [FixIt("Open it in 'onDismiss' of the first", .suggestion)])
  }
}
