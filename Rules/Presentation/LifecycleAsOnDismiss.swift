import Linting
import Semantics
import Syntax

extension Rule {
  static let lifecycleAsOnDismiss = Rule(
    RuleInfo(
      id: "lifecycle-as-ondismiss",
      category: .presentation,
      summary: "A change of the flag, or the content's disappearance, is watched to notice a dismissal.",
      rationale: """
        Sheets and covers take 'onDismiss:', which says what is meant and runs when the presentation is gone. 'onChange' runs when the \
        animation begins; keep it for what must happen at once.
        """,
      exceptions: "Silent when the action also acts on 'true', and for popovers, alerts and dialogs, which have no 'onDismiss'.",
      severity: .info, profile: .presentation,
      fix: "unsafe: the statements move to 'onDismiss'")
  ) { context in
    context.calls("onChange").compactMap { change($0, context) } + context.presentations.compactMap { disappearance($0, context) }
  }

  private static func change(_ call: Call, _ context: FileContext) -> Finding? {
    guard call.isMember, let value = call.argument("of")?.value, value.kind == .identifierExpr, let view = context.view(around: call.node), view.isState(value.name), !context.isPreview(call.node),
      let presentation = view.presentations.first(where: { $0.isModal && !$0.isItemDriven && $0.driverName == value.name }), let closure = call.trailingClosure ?? call.argument("perform")?.value, closure.kind == .closureExpr,
      let body = dismissalBody(of: closure, value.name)
    else { return nil }
    return Finding(
      .info, "This watches '\(value.name)' to notice that the \(presentation.kind.noun) closes; '.\(presentation.call.name)' takes 'onDismiss:' for that", at: call.nameRange,
      notes: [Diagnostic.Note("the \(presentation.kind.noun)", file: context.fileOf(presentation.call.node, view), range: presentation.call.nameRange)], fixes: [fix(call, body, presentation, context)])
  }

  /// The block that runs when the flag became false, when nothing else happens.
  private static func dismissalBody(of closure: Node, _ flag: String) -> Node? {
    let parameters = closure.firstChild(.closureSignature)?.descendants.filter { $0.kind == .closureParameter }.map(\.declaredName) ?? []
    let names = Set([parameters.last, flag, "$0", "$1"].compactMap { $0 })
    let statements = closure.statements
    guard let first = statements.first else { return nil }
    func isFalse(_ condition: Node) -> Bool {
      if condition.kind == .prefixExpr { return condition.text.hasPrefix("!") && names.contains(String(condition.text.dropFirst())) }
      let parts = Array(condition.children)
      return condition.kind == .sequence && parts.count == 3 && names.contains(parts[0].text) && parts[1].text == "==" && parts[2].text == "false"
    }
    if statements.count == 1, first.kind == .ifExpr, first.children.count(where: { $0.kind == .ifBranch }) == 1, first.firstChild(.elseClause) == nil, let branch = first.firstChild(.ifBranch),
      branch.children.count(where: { $0.kind != .codeBlock }) == 1, let condition = branch.firstChild, isFalse(condition)
    {
      return branch.codeBlock
    }
    if first.kind == .guardStatement, statements.count > 1, first.children.count(where: { $0.kind != .codeBlock }) == 1, let condition = first.firstChild, isFalse(condition) { return closure }
    return nil
  }

  private static func fix(_ call: Call, _ body: Node, _ presentation: Presentation, _ context: FileContext) -> FixIt {
    let title = "Move the statements to 'onDismiss'"
    let statements = body.statements.filter { $0.kind != .guardStatement }
    guard presentation.onDismiss == nil, presentation.call.tree === context.tree, let first = statements.first, let last = statements.last,
      body.kind == .codeBlock, !body.descendants.contains(where: { $0.kind == .identifierExpr && $0.name.hasPrefix("$") && Int($0.name.dropFirst()) != nil }), !context.tree.hasComment(in: call.node.range), !body.hasMultilineString
    else { return FixIt(title, .suggestion) }
    let tree = context.tree
    let old = tree.indentation(at: first.start), new = tree.indentation(at: presentation.call.callee.start)
    let text = tree.text.string(first.start..<last.end)
    let isShort = !text.utf8.contains(UInt8(ascii: "\n")) && statements.count == 1
    let inner = new + tree.indentationUnit(around: presentation.call.node)
    let closure = isShort ? "{ \(text) }" : "{\(tree.lineEnd)\(inner)\(Transaction.reindented(text, from: old, to: inner))\(tree.lineEnd)\(new)}"
    var transaction = Transaction()
    transaction.insert(", onDismiss: \(closure)", at: presentation.driverArgument.node.end, in: context.file)
    transaction.cut(call, in: context.file)
    return transaction.fix(title, .unsafe)
  }

  /// The content's root ends with an `onDisappear` that writes the presenter's state or calls its closure.
  private static func disappearance(_ presentation: Presentation, _ context: FileContext) -> Finding? {
    guard presentation.isModal, presentation.onDismiss == nil, let closure = presentation.contentClosure, closure.statements.count == 1, let root = closure.statements.first, root.kind == .chain,
      let call = root.modifierCalls.last, call.isNamed("onDisappear"), let action = call.trailingClosure, let view = context.view(around: presentation.call.node), !context.isPreview(call.node),
      view.accesses.contains(where: { $0.node.tree === action.tree && action.contains($0.node) && ($0.isWrite || view.property($0.property)?.type?.functionType != nil) })
    else { return nil }
    return Finding(.info, "The content's 'onDisappear' stands for the dismissal; '.\(presentation.call.name)' takes 'onDismiss:' for that", at: call.nameRange, profile: .all)
  }
}
