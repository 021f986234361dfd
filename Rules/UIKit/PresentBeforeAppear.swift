import Linting
import Semantics

extension Rule {
  static let presentBeforeAppear = Rule(
    RuleInfo(
      id: "present-before-appear",
      category: .uikit,
      summary: "A controller presents something before its own view is on screen.",
      rationale: """
        In 'init', 'loadView' and 'viewDidLoad' the controller's view is in no window yet. UIKit answers 'Attempt to present … whose view is \
        not in the window hierarchy' and shows nothing, or presents on a detached controller. 'viewDidAppear' is the first moment at which it can present.
        """,
      exceptions: """
        Silent for calls in closures that run later ('DispatchQueue.main.async', completions, tasks), on other controllers, in methods \
        that ask for the window, and in tests. 'viewWillAppear' is reported as advice with the profile 'all' only: a parent may be in the window already.
        """,
      severity: .warning,
      confidence: .medium,
      fix: "suggestion: present in 'viewDidAppear'",
      references: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerCalls { $0.operation == .present || $0.operation == .performSegue }.compactMap { method, call in
      guard call.isOnSelf, call.position.runsAtOnce, !call.isAwaited, !method.isStatic, !method.owner.isController.isNo, !method.names.contains("window"), isEarly(method) else { return nil }
      let isBetween = method.lifecycle == .viewWillAppear
      let verb = call.operation == .present ? "presents" : "performs a segue"
      return Finding(
        isBetween ? .info : .warning, "'\(method.name)' \(verb) before the view is on screen, where UIKit may drop it; do it in '\(context.dialect.name(of: .viewDidAppear))'", at: call.nameRange,
        fixes: [FixIt("Move it to '\(context.dialect.name(of: .viewDidAppear))'", .suggestion)], profile: isBetween ? .all : .default)
    }
  }

  private static func isEarly(_ method: ControllerMethod) -> Bool {
    switch method.role {
    case .lifecycle(let lifecycle): lifecycle == .loadView || lifecycle == .viewDidLoad || lifecycle == .viewWillAppear
    case .initializer: method.owner.isController.isYes
    case .other: false
    }
  }
}
