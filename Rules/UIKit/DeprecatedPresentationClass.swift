import Linting
import Semantics

extension Rule {
  static let deprecatedPresentationClass = Rule(
    RuleInfo(
      id: "deprecated-presentation-class",
      category: .uikit,
      summary: "A class is used for presenting that UIKit has replaced.",
      rationale: """
        'UIAlertView' and 'UIActionSheet' throw an exception as soon as an app has scenes ("UIAlertView is deprecated and unavailable for \
        UIScene based applications"). 'UIPopoverController' and 'UISearchDisplayController' know nothing of size classes, and the App Store \
        takes no app with 'UIWebView'.
        """,
      exceptions: """
        Silent where the project declares a class of the same name, in methods that use \
        the new class as well or ask the system for it, and in tests. Advice, but a warning for 'UIAlertView' and 'UIActionSheet' in a project with scenes.
        """,
      severity: .warning,
      fix: "suggestion: the class that came after",
      references: ["https://developer.apple.com/documentation/uikit/uialertview", "https://developer.apple.com/documentation/uikit/uiwebview"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerCalls { if case .makeDeprecated = $0.operation { true } else { false } }.compactMap { method, call in
      guard case .makeDeprecated(let name) = call.operation, let successor = UIKitNames.deprecated[name], !context.index.declares(name), !isFallback(method, successor) else { return nil }
      let throwsInScenes = (name == "UIAlertView" || name == "UIActionSheet") && context.index.hasScenes
      let message = throwsInScenes ? "'\(name)' throws an exception in an app with scenes" : "'\(name)' is deprecated"
      return Finding(throwsInScenes ? .warning : .info, "\(message); use \(successor.hasPrefix("the") ? successor : "'\(successor)'")", at: call.nameRange, fixes: [FixIt("Use \(successor)", .suggestion)])
    }
  }

  /// Code that asks the system first uses the old class where the new one is missing.
  private static func isFallback(_ method: ControllerMethod, _ successor: String) -> Bool {
    method.names.contains(successor) || !method.names.isDisjoint(with: ["NSClassFromString", "respondsToSelector", "instancesRespondToSelector", "systemVersion", "NSFoundationVersionNumber", "SYSTEM_VERSION_LESS_THAN"])
  }
}
