import Linting
import Semantics
import Syntax

extension Rule {
  static let confirmationActionKeepsSheet = Rule(
    RuleInfo(
      id: "confirmation-action-keeps-sheet",
      category: .presentation,
      summary: "The button that confirms a sheet does not close it.",
      rationale: "\"Save\" and \"Done\" in the place of the confirming action are expected to save and close.",
      exceptions: "Silent when the action waits, decides, calls a model or a closure it was given, and in views that nothing presents.",
      severity: .info, confidence: .low, profile: .all,
      fix: "suggestion: call 'dismiss()'")
  ) { context in
    context.calls("ToolbarItem").compactMap { item -> Finding? in
      guard item.argument("placement")?.value.text == ".confirmationAction", let view = context.view(around: item.node), isPresented(item, view, context), let closure = item.trailingClosure,
        let button = closure.statements.first?.rootCall, button.isNamed("Button"), let action = button.arguments.first(where: { $0.value.kind == .closureExpr && ($0.label == nil || $0.label == "action") })?.value, keeps(action, view, depth: 0),
        !context.isPreview(item.node)
      else { return nil }
      return Finding(.info, "This confirms the sheet but leaves it open", at: button.nameRange, fixes: [FixIt("Call 'dismiss()'", .suggestion)])
    }
  }

  private static func isPresented(_ item: Call, _ view: ViewFacts, _ context: FileContext) -> Bool {
    item.node.ancestors.contains { $0.kind == .callSuffix && (Call($0).flatMap { Presentation($0) }?.isModal ?? false) } || context.index.isPresentedOrPushed(view.type)
  }

  /// Every statement writes state of the view, and none closes anything or can.
  private static func keeps(_ block: Node, _ view: ViewFacts, depth: Int) -> Bool {
    guard depth < 2, !block.statements.isEmpty else { return false }
    return block.statements.allSatisfy { statement in
      guard !statement.descendants.contains(where: { $0.kind == .awaitExpr }) else { return false }
      if let reference = view.references.first(where: { $0.node.tree === statement.tree && statement.contains($0.node) }), statement.kind == .chain, let body = view.members[reference.target].node.codeBlock { return keeps(body, view, depth: depth + 1) }
      guard let access = view.accesses.first(where: { $0.node.tree === statement.tree && $0.statement?.index == statement.index }), access.isWrite, let property = view.property(access.property) else { return false }
      guard property.wrapperName == "State" || property.wrapperName == "Binding" else { return false }
      if case .write(let value) = access.kind, value?.text == "false" || value?.kind == .nilLiteral { return false }
      return access.node.calledMember != "toggle"
    }
  }
}
