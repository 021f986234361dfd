import Linting
import Semantics
import Syntax

extension Rule {
  static let missingSuperLifecycle = Rule(
    RuleInfo(
      id: "missing-super-lifecycle",
      category: .uikit,
      summary: "A method of a view controller's life does not call the superclass.",
      rationale: """
        'viewWillAppear', 'viewDidAppear', 'viewWillDisappear' and 'viewDidDisappear' must call 'super' at some point. Without it containers do \
        not pass the event on, table views keep their selection, a navigation controller can lose track, and a base class of the \
        project never hears of it.
        """,
      exceptions: """
        Silent for classes that are not known to be view controllers, for 'loadView', for 'viewDidLoad' right below 'UIViewController' (it does \
        nothing there; below another class of UIKit it is advice with the profile 'all'), for a body that is empty or only traps, when the class calls this method of 'super' anywhere else, and in tests.
        """,
      severity: .warning,
      fix: "safe: the call as the first statement",
      references: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerMethods.compactMap { method in
      guard let lifecycle = method.lifecycle, lifecycle != .loadView, !method.owner.isController.isNo, !method.callsSuper(lifecycle), let first = method.firstStatement,
        lifecycle != .viewDidLoad || method.owner.superclass != "UIViewController", !method.traps,
        // A call of the wrong method is another rule's.
        !method.calls.contains(where: { if case .superCall = $0.operation { true } else { false } }),
        !context.controllerMethods.contains(where: { $0.owner.name == method.owner.name && $0.callsSuper(lifecycle) }),
        context.isController(method.owner)
      else { return nil }
      let call = context.dialect.superCall(lifecycle, method.parameters)
      // UIKit's own classes do next to nothing there, a class of the project may.
      let isHarmless = lifecycle == .viewDidLoad && method.owner.superclass.map { UIKitNames.controllers.contains($0) } ?? true
      return Finding(
        isHarmless ? .info : .warning, "'\(method.name)' does not call 'super'", at: method.nameRange, fixes: [context.insertion(of: call, into: method, before: first)], profile: isHarmless ? .all : .default)
    }
  }
}

extension ControllerMethod {
  /// The method only says that it must not be called.
  fileprivate var traps: Bool { !names.isDisjoint(with: ["fatalError", "preconditionFailure", "NSAssert", "doesNotRecognizeSelector"]) && calls.isEmpty && names.count < 3 }
}

extension FileContext {
  /// A statement on a line of its own before all others and the comments above them, or in front of the first on its line.
  fileprivate func insertion(of statement: String, into method: ControllerMethod, before first: Int) -> FixIt {
    var transaction = Transaction()
    let opening = tree.lineStart(method.body.lowerBound)
    let comment = tree.comments.first { $0.range.lowerBound >= method.body.lowerBound && $0.range.upperBound <= first && tree.lineStart($0.range.lowerBound) > opening }
    let offset = comment?.range.lowerBound ?? first
    let isFirstOnLine = tree.text.string(tree.lineStart(offset)..<offset).allSatisfy { $0 == " " || $0 == "\t" }
    transaction.insert(statement + (isFirstOnLine ? tree.lineEnd + tree.indentation(at: offset) : dialect.separator), at: offset, in: file)
    return transaction.fix("Insert '\(statement)'", .safe)
  }
}
