import Linting
import Semantics
import Syntax

// What the rules about view controllers share.

extension FileContext {
  /// The methods that deal with view controllers; none in tests, whose controllers are doubles.
  var controllerMethods: [ControllerMethod] { controllerCode.methods.isEmpty || isTest ? [] : controllerCode.methods }

  /// The calls that a check wants, with the method around each.
  func controllerCalls(where isWanted: (ControllerCall) -> Bool) -> [(method: ControllerMethod, call: ControllerCall)] {
    controllerMethods.flatMap { method in method.calls.filter(isWanted).map { (method, $0) } }
  }

  /// Whether a class is known to be a view controller. libclang, which may take long, is asked where the names of the project do not tell.
  func isController(_ owner: ControllerClass) -> Bool {
    owner.isController.isYes || !owner.isController.isNo && clangFacts?.inherits(owner.name, from: "UIViewController").isYes ?? false
  }

  /// How the file's language writes what fixes insert.
  var dialect: Dialect { Dialect(language: tree.language) }
}

/// How calls are written: what fixes insert and what messages name.
struct Dialect {
  let language: SourceLanguage

  private func choose(_ swift: String, _ objectiveC: String) -> String { language == .swift ? swift : objectiveC }

  /// The statement that calls a method of the superclass.
  func superCall(_ lifecycle: Lifecycle, _ parameters: [String]) -> String {
    let name = lifecycle.rawValue, parameter = parameters.first ?? "animated"
    return lifecycle.hasParameter ? choose("super.\(name)(\(parameter))", "[super \(name):\(parameter)];") : choose("super.\(name)()", "[super \(name)];")
  }

  /// What stands between two statements on one line.
  var separator: String { choose("; ", " ") }

  func didMove(_ child: String) -> String { choose("\(child).didMove(toParent: self)", "[\(child) didMoveToParentViewController:self]") }
  func willMoveToNothing(_ child: String) -> String { choose("\(child).willMove(toParent: nil)", "[\(child) willMoveToParentViewController:nil]") }
  var didMoveName: String { choose("didMove(toParent:)", "didMoveToParentViewController:") }
  var willMoveName: String { choose("willMove(toParent:)", "willMoveToParentViewController:") }

  /// What makes a property a weak one: a word before it, or one of its attributes.
  var weak: String { choose("weak ", "weak") }

  func name(of lifecycle: Lifecycle) -> String { lifecycle.hasParameter ? choose(lifecycle.rawValue, lifecycle.rawValue + ":") : lifecycle.rawValue }
}

extension ControllerMethod {
  /// Code that asks for the device, the size class or a popover decides itself how something is shown.
  var mindsPopovers: Bool {
    !names.isDisjoint(with: ["userInterfaceIdiom", "modalPresentationStyle", "horizontalSizeClass"]) || names.contains { $0.lowercased().contains("popover") || $0.lowercased().contains("ipad") || $0.lowercased().contains("tablet") || $0.hasSuffix("isPad") || $0.contains("IS_PAD") || $0.contains("IDIOM") }
  }

  /// The code closes something, now or after a while.
  var closesLater: Bool { !names.isDisjoint(with: ["dismiss", "dismissViewControllerAnimated", "asyncAfter", "dispatch_after", "scheduledTimer", "Timer", "performSelector", "perform", "sleep", "sink"]) }
}

extension ControllerCall {
  /// The local variable that keeps a new object.
  var variable: LocalVariable? { if case .variable(let variable) = fate { variable } else { nil } }

  var isPresentedInline: Bool { if case .presented = fate { true } else { false } }

  /// The receiver is the controller itself.
  var isOnSelf: Bool { receiver == "self" || receiver == "super" }
}
