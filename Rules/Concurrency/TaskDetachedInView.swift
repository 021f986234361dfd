import Linting
import Semantics
import Syntax

extension Rule {
  static let taskDetachedInView = Rule(
    RuleInfo(
      id: "task-detached-in-view",
      category: .concurrency,
      summary: "A view starts a detached task.",
      rationale: "A detached task has neither the view's actor nor its priority, and nothing cancels it. An asynchronous function that is not bound to the main actor leaves the main thread by itself.",
      exceptions: "Silent outside of views, and for a task that is stored, so that it can be cancelled.",
      severity: .info,
      confidence: .medium,
      profile: .all,
      fix: "suggestion: '.task' and a function of its own")
  ) { context in
    context.calls("detached").compactMap { call -> Finding? in
      guard call.callee.previousSibling?.name == "Task", context.isSwiftsTask(at: call.node), call.chain.parent?.kind != .sequence, context.view(around: call.node) != nil, !context.isPreview(call.node) else { return nil }
      return Finding(.info, "A detached task loses the view's actor, and nothing cancels it", at: call.nameRange, fixes: [FixIt("Use '.task', or 'Task' with a function that is not bound to the main actor", .suggestion)])
    }
  }
}
