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
        same child, when the child is handed to other code, for a removed child that the file neither adds nor takes the view of, and in tests.
        """,
      severity: .warning,
      fix: "suggestion: the missing call",
      references: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"], languages: [.swift, .objectiveC])
  ) { context in
    let calls = context.controllerCalls { $0.operation == .addChild || $0.operation == .removeFromParent }
    guard !calls.isEmpty else { return [] }
    let told = Told(context)
    return calls.compactMap { method, call in
      guard !method.owner.isController.isNo, let finding = call.operation == .addChild ? addition(call, method, told, context) : removal(call, method, told, context) else { return nil }
      return context.isController(method.owner) ? finding : nil
    }
  }

  private static func addition(_ call: ControllerCall, _ method: ControllerMethod, _ told: Told, _ context: FileContext) -> Finding? {
    // `super.addChild` stands in an override, which whoever adds calls.
    guard call.receiver == "self", isPath(call.argument), !method.passed.contains(call.argument), !told.moved.contains(call.argument), !method.calls.contains(where: { $0.operation == .didMove }) else { return nil }
    return Finding(
      .warning, "'\(call.argument)' is never told that it has moved to its parent: '\(context.dialect.didMoveName)' is missing", at: call.nameRange,
      fixes: [FixIt("Call '\(context.dialect.didMove(call.argument))' after adding the view", .suggestion)])
  }

  private static func removal(_ call: ControllerCall, _ method: ControllerMethod, _ told: Told, _ context: FileContext) -> Finding? {
    guard isPath(call.receiver), !call.isOnSelf, !method.passed.contains(call.receiver), !told.leaving.contains(call.receiver), !method.calls.contains(where: { $0.operation == .willMove }) else { return nil }
    // Nodes and entities have a 'removeFromParent' too; that it is a controller shows where it was added, or where its view is taken out.
    guard told.added.contains(method.owner.name + "." + call.receiver) || method.names.contains("removeFromSuperview") && hasView(call.receiver, method, context) else { return nil }
    return Finding(
      .warning, "'\(call.receiver)' is never told that it will leave its parent: '\(context.dialect.willMoveName)' is missing", at: call.nameRange,
      fixes: [FixIt("Call '\(context.dialect.willMoveToNothing(call.receiver))' before taking out the view", .suggestion)])
  }

  /// A name or a path of names.
  private static func isPath(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }

  /// The method names the child's view.
  private static func hasView(_ child: String, _ method: ControllerMethod, _ context: FileContext) -> Bool {
    let code = context.tree.text.string(method.body).filter { $0 != "?" && $0 != "!" }
    return code.contains("\(child).view") || code.contains("[\(child) view]")
  }
}

/// The children of a file's containers, by what they are told.
private struct Told {
  var moved: Set<String> = []
  var leaving: Set<String> = []
  /// With the class before the child.
  var added: Set<String> = []

  init(_ context: FileContext) {
    for method in context.controllerMethods {
      for call in method.calls {
        switch call.operation {
        case .didMove: moved.insert(call.receiver)
        case .willMove: leaving.insert(call.receiver)
        // What another object gets may be a node.
        case .addChild: if call.isOnSelf { added.insert(method.owner.name + "." + call.argument) }
        default: continue
        }
      }
    }
  }
}
