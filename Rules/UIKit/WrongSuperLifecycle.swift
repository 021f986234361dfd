import Linting
import Semantics

extension Rule {
  static let wrongSuperLifecycle = Rule(
    RuleInfo(
      id: "wrong-super-lifecycle",
      category: .uikit,
      summary: "A method of a view controller's life calls another method of the superclass.",
      rationale: """
        'super.viewDidAppear' inside 'viewDidDisappear' tells UIKit that the view appears while it goes: observers are registered twice, \
        containers lose their balance, and some of them crash. It is nearly always a copied line.
        """,
      exceptions: "Silent in other methods than those of a view controller's life, and in tests.",
      severity: .error,
      fix: "safe: the method's own name, when the method does not call it anyway",
      references: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerMethods.flatMap { method -> [Finding] in
      guard let own = method.lifecycle else { return [] }
      return method.calls.compactMap { call in
        guard case .superCall(let other) = call.operation, other != own else { return nil }
        var transaction = Transaction()
        if other.hasParameter != own.hasParameter || method.callsSuper(own) || method.calls.count(where: { $0.operation == call.operation }) > 1 { transaction.block() }
        transaction.replace(call.nameRange, with: own.rawValue, in: context.file)
        return Finding(
          .error, "'\(method.name)' calls '\(context.dialect.name(of: other))' of the superclass", at: call.nameRange, fixes: [transaction.fix("Call '\(context.dialect.name(of: own))'", .safe)])
      }
    }
  }
}
