import Linting
import Semantics

extension Rule {
  static let alertWithoutAction = Rule(
    RuleInfo(
      id: "alert-without-action",
      category: .uikit,
      summary: "An alert is presented that has no action, so nobody can close it.",
      rationale: """
        'UIAlertController' has no close button of its own. An alert without an action stays over the app, and everything behind it is out of \
        reach until the app is ended.
        """,
      exceptions: """
        Silent when the alert is handed to other code, kept in a property or returned, when its 'view' or another of its members is used, when \
        the file closes something or waits (a progress alert that goes by itself), for subclasses, and in tests.
        """,
      severity: .warning,
      fix: "suggestion: add an action",
      references: ["https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)"], languages: [.swift, .objectiveC])
  ) { context in
    let alerts = context.controllerCalls { if case .makeAlert = $0.operation { true } else { false } }
    guard !alerts.isEmpty, !context.controllerMethods.contains(where: \.closesLater) else { return [] }
    return alerts.compactMap { method, call in
      guard isPresentedBare(call) else { return nil }
      return Finding(.warning, "This alert has no action, so nobody can close it", at: call.nameRange, fixes: [FixIt("Add an action", .suggestion)])
    }
  }

  private static func isPresentedBare(_ call: ControllerCall) -> Bool {
    guard let variable = call.variable else { return call.isPresentedInline }
    return variable.isPresented && !variable.escapes && variable.uses.allSatisfy { use in
      if case .member(let name) = use { plainMembers.contains(name) } else { true }
    }
  }

  private static let plainMembers: Set<String> = [
    "title", "message", "addTextField", "addTextFieldWithConfigurationHandler", "popoverPresentationController", "modalPresentationStyle", "setTitle", "setMessage", "setModalPresentationStyle", "overrideUserInterfaceStyle",
  ]
}
