import Linting
import Semantics
import Syntax

extension Rule {
  static let incompleteContainment = Rule(
    RuleInfo(
      id: "incomplete-containment",
      category: .uikit,
      summary: "A child view controller is added or removed without telling it.",
      rationale: """
        A container calls 'addChild', adds the view and then 'didMove(toParent: self)'; to remove, it calls 'willMove(toParent: nil)', takes \
        the view out and then calls 'removeFromParent()'. UIKit makes the other call of each pair itself, but not these. Without them a child \
        does not learn that its transition has ended or will start.
        """,
      exceptions: """
        Silent unless the container is known to be a view controller that adds to itself, when the file makes the other call on the \
        same child, when the child is handed to other code, when a child's class is known not to be a controller, and in tests.
        """,
      severity: .warning,
      fix: "suggestion: the missing call",
      references: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerCalls { $0.operation == .addChild || $0.operation == .removeFromParent }.compactMap { method, call in
      guard !method.owner.isController.isNo, let finding = call.operation == .addChild ? addition(call, method, context) : removal(call, method, context) else { return nil }
      return context.isController(method.owner) ? finding : nil
    }
  }

  private static func addition(_ call: ControllerCall, _ method: ControllerMethod, _ context: FileContext) -> Finding? {
    // `super.addChild` stands in an override, which whoever adds calls.
    guard call.receiver == "self", isPath(call.argument), !method.passed.contains(call.argument), !isCompleted(call.argument, .didMove, method, context) else { return nil }
    return Finding(
      .warning, "'\(call.argument)' is never told that it has moved to its parent: '\(context.dialect.didMoveName)' is missing", at: call.nameRange,
      fixes: [FixIt("Call '\(context.dialect.didMove(call.argument))' after adding the view", .suggestion)])
  }

  private static func removal(_ call: ControllerCall, _ method: ControllerMethod, _ context: FileContext) -> Finding? {
    guard isPath(call.receiver), !call.isOnSelf, !method.passed.contains(call.receiver), !isCompleted(call.receiver, .willMove, method, context) else { return nil }
    // Whether it is a controller shows where its view is taken out, or where it was added.
    let isKnownChild = method.names.contains("removeFromSuperview") || context.controllerMethods.contains { other in other.calls.contains { $0.operation == .addChild && $0.argument == call.receiver && other.owner.name == method.owner.name } }
    guard isKnownChild else { return nil }
    return Finding(
      .warning, "'\(call.receiver)' is never told that it will leave its parent: '\(context.dialect.willMoveName)' is missing", at: call.nameRange,
      fixes: [FixIt("Call '\(context.dialect.willMoveToNothing(call.receiver))' before taking out the view", .suggestion)])
  }

  /// A name or a path of names.
  private static func isPath(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }

  /// The method makes the other call on something, or another method of the class on this child.
  private static func isCompleted(_ child: String, _ operation: ControllerCall.Operation, _ method: ControllerMethod, _ context: FileContext) -> Bool {
    if method.calls.contains(where: { $0.operation == operation }) { return true }
    return context.controllerMethods.contains { other in other.calls.contains { $0.operation == operation && $0.receiver == child } }
  }
}
