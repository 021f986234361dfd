import Linting
import Semantics
import Syntax

extension Rule {
  static let unstructuredTaskInOnChange = Rule(
    RuleInfo(
      id: "unstructured-task-in-onchange",
      category: .concurrency,
      summary: "Each change starts a task while those before go on.",
      rationale: "The answer to an earlier value can arrive after that to a later one. '.task(id:)' cancels the work for the old value when the new one comes.",
      exceptions: "Silent when the task is stored, when there is other work in the closure, for a task that waits for nothing, and for one that changes or saves something, which should not be cancelled, and on systems before iOS 15 and macOS 12.",
      severity: .info,
      confidence: .medium,
      profile: .all,
      fix: "suggestion: '.task(id:)', which also runs when the view appears",
      minimum: .systems("15 12 15 8 1"),
      references: ["https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)"])
  ) { context in
    context.modifiers("onChange").compactMap { call -> Finding? in
      guard context.targets(at: call.node).meets(.systems("15 12 15 8 1")), let value = call.argument("of")?.value, let closure = call.actionClosure, closure.statements.count == 1, let (_, body) = closure.statements.first?.startedTask(context), body.waits, !body.outlivesView, !body.calls(startingWith: changes) else { return nil }
      return Finding(
        .info, "Each change of '\(value.text)' starts another task while the earlier ones go on; '.task(id: \(value.text))' cancels them", at: call.nameRange,
        fixes: [FixIt("Use '.task(id: \(value.text))'", .suggestion, minimum: .systems("15 12 15 8 1"))])
    }
  }

  /// Each of these should be done, not only the last.
  private static let changes: Set<String> = ["update", "handle", "add", "remove", "delete", "reset", "set", "insert", "apply", "toggle"]
}
