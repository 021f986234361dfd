import Linting
import Semantics
import Syntax

extension Rule {
  static let destructiveSwipeAsksFirst = Rule(
    RuleInfo(
      id: "destructive-swipe-asks-first",
      category: .presentation,
      summary: "A swipe button with the destructive role only asks for confirmation, but the row is animated away at once.",
      rationale: """
        In a list the role '.destructive' of a swipe action means that the row goes: the list removes it before the user has answered, and \
        it comes back on the next update. Ask with a plain red button and delete in the answer.
        """,
      exceptions: "Silent when the action, or a function it calls, does anything but open a presentation; on macOS.",
      severity: .warning,
      fix: "unsafe: the role goes, '.tint(.red)' stands for it")
  ) { context in
    guard context.mayRun(on: .iOS) || context.mayRun(on: .visionOS) || context.mayRun(on: .watchOS) else { return [] }
    return context.calls("Button").compactMap { button -> Finding? in
      guard let role = button.argument("role"), role.value.text == ".destructive", button.node.enclosingCall(where: { $0.isMember && $0.isNamed("swipeActions") }) != nil, let view = context.view(around: button.node),
        !context.isPreview(button.node), let action = button.arguments.first(where: { $0.value.kind == .closureExpr && ($0.label == "action" || $0.label == nil) })?.value, onlyAsks(action, view)
      else { return nil }
      var transaction = Transaction()
      transaction.delete(argument: role.node, in: context.file)
      if button.node.firstChild(.argument) == role.node, button.node.children.count(where: { $0.kind == .argument }) == 1 {
        transaction = Transaction()
        let end = context.tree.range(ofToken: role.node.endToken).upperBound
        transaction.replace(button.callee.end..<end, with: "", in: context.file)
      }
      let hasTint = button.chain.modifierCalls.contains { $0.isNamed("tint") }
      if !hasTint { transaction.append(modifier: ".tint(.red)", to: button.chain, in: context.file) }
      return Finding(
        .warning, "The destructive role removes the row at once, but this button only asks; the row is gone before the user has answered", at: role.node.range, fixes: [transaction.fix("Use a red button without the role", .unsafe, minimum: Minimum.tint)])
    }
  }

  /// Every statement opens a presentation or remembers what it is about.
  private static func onlyAsks(_ action: Node, _ view: ViewFacts) -> Bool {
    // `withAnimation { … }` around them changes nothing.
    let statements = action.statements.flatMap { statement -> [Node] in
      guard let call = statement.rootCall, call.isNamed("withAnimation"), let closure = call.trailingClosure else { return [statement] }
      return closure.statements
    }
    guard !statements.isEmpty else { return false }
    let drivers = Set(view.presentations.compactMap(\.driverName))
    var opens = false
    for statement in statements {
      guard let access = view.accesses.first(where: { $0.node.tree === statement.tree && $0.statement?.index == statement.index }) else { return false }
      if view.presentations.contains(where: { $0.isOpened(by: access) }) {
        opens = true
      } else if case .write(let value) = access.kind, view.isState(access.property), !drivers.contains(access.property), value?.kind == .identifierExpr {
        continue
      } else {
        return false
      }
    }
    return opens
  }
}
