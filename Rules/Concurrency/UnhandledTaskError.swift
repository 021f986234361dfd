import Linting
import Semantics
import Syntax

extension Rule {
  static let unhandledTaskError = Rule(
    RuleInfo(
      id: "unhandled-task-error",
      category: .concurrency,
      summary: "An error that a task throws is lost.",
      rationale: "Nobody asks for the result of the task, so nobody learns that it failed.",
      exceptions: "Silent outside of views, for a task that is stored or returned, when only a pause or a check for cancellation can throw, and where 'onAppear' does nothing but start the task, which another rule reports.",
      severity: .info,
      profile: .all,
      fix: "suggestion: 'do' and 'catch'")
  ) { context in
    context.calls("Task").compactMap { call -> Finding? in
      guard let (_, body) = call.chain.startedTask(context), body.throwingCode.contains(where: { !$0.failsOnlyWhenCancelled }), let block = call.chain.parent, [.closureExpr, .codeBlock, .accessorBlock, .switchCase].contains(block.kind), !context.isPreview(call.node),
        context.view(around: call.node) != nil, !block.returnsItsStatement
      else { return nil }
      if block.kind == .closureExpr, block.statements.count == 1 {
        guard let (outer, _) = block.closureArgument, outer.isMember, outer.name.hasPrefix("on") || outer.isInitializer else { return isAction(block) ? finding(call) : nil }
        return outer.isNamed("onAppear") ? nil : finding(call)
      }
      return finding(call)
    }
  }

  /// The value of the closure is not the task: it is an action of a control.
  private static func isAction(_ block: Node) -> Bool { block.closureArgument.map { $0.call.isNamed("Button") && $0.label != "label" } ?? false }

  private static func finding(_ call: Call) -> Finding {
    Finding(.info, "Errors that this task throws are lost", at: call.nameRange, fixes: [FixIt("Catch them inside the task", .suggestion)])
  }
}

extension Node {
  /// The block is the body of a function or getter with a result, and of one statement: its value is the result.
  fileprivate var returnsItsStatement: Bool {
    guard statements.count == 1 else { return false }
    switch kind {
    case .codeBlock: return parent?.kind == .functionDecl ? parent?.resultType.map { !$0.isNothing } ?? false : parent?.kind == .accessorDecl
    case .accessorBlock: return true
    default: return false
    }
  }
}
