import Linting
import Semantics

extension Rule {
  static let presentOffMain = Rule(
    RuleInfo(
      id: "present-off-main",
      category: .uikit,
      summary: "A controller is presented, dismissed or pushed on a background thread.",
      rationale: """
        UIKit belongs to the main thread. On another one a presentation throws ('Modifications to the layout engine must not be performed \
        from a background thread'), appears seconds later or not at all. A global queue, a queue of one's own and the completion handlers of \
        'URLSession.shared' are other threads.
        """,
      exceptions: """
        Silent for closures of which it is not known where they run, behind 'DispatchQueue.main', 'OperationQueue.main' or 'MainActor', for \
        awaited calls, in methods that ask for 'isMainThread', and in tests.
        """,
      severity: .error,
      fix: "suggestion: the main queue",
      references: ["https://developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerCalls { operations.contains($0.operation) }.compactMap { method, call in
      guard call.position.timing == .background, !call.isAwaited, !method.names.contains("isMainThread") else { return nil }
      return Finding(.error, "This runs on a background thread, where UIKit must not be used", at: call.nameRange, fixes: [FixIt("Go to the main queue first", .suggestion)])
    }
  }

  private static let operations: Set<ControllerCall.Operation> = [.present, .dismiss, .push, .pop, .performSegue]
}
