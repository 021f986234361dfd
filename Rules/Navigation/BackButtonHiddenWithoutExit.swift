import Linting
import Semantics
import Syntax

extension Rule {
  static let backButtonHiddenWithoutExit = Rule(
    RuleInfo(
      id: "back-button-hidden-without-exit",
      category: .navigation,
      summary: "A pushed page hides its back button, and nothing on it goes back.",
      rationale: "Hiding the back button turns off the swipe as well. Without a control of its own the page is a dead end.",
      exceptions: "Silent with a condition as argument, on pages that nothing pushes, and when part of the page is unknown or could change the path.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: a button that calls 'dismiss'")
  ) { context in
    context.calls("navigationBarBackButtonHidden").compactMap { call -> Finding? in
      guard call.isMember, call.arguments.first.map({ $0.value.text == "true" }) ?? true, !context.isPreview(call.node), let (name, result) = page(of: call, context), case .none = result else { return nil }
      return Finding(
        .warning, "The back button is hidden and nothing on \(name.map { "'\($0)'" } ?? "this page") goes back; the swipe is off too", at: call.nameRange,
        fixes: [FixIt("Add a button that calls 'dismiss()'", .suggestion, minimum: Minimum.dismiss)])
    }
  }

  /// The pushed page whose back button it is, with the ways back: the view around, or the one it is applied to where it is pushed.
  private static func page(of call: Call, _ context: FileContext) -> (String?, ExitSearch.Result)? {
    guard let view = context.view(around: call.node) else { return nil }
    if isPage(call.node) {
      if let base = call.chain.rootCall, let type = context.project.view(madeBy: base, in: context.file) { return (type.name, ExitSearch.exits(ofPage: type, context.project)) }
      return (nil, ExitSearch.exits(ofPage: call.chain, in: view, context.project))
    }
    let uses = context.project.uses(of: view.type)
    guard context.project.seesAllUses(of: view.type), !uses.isEmpty, uses.allSatisfy({ isPage($0.call.node) }) else { return nil }
    return (view.name, ExitSearch.exits(ofPage: view.type, context.project))
  }

  /// The content of a link's or a destination's closure.
  private static func isPage(_ node: Node) -> Bool {
    for ancestor in node.ancestors where ancestor.kind == .callSuffix {
      guard let call = Call(ancestor) else { continue }
      if call.isNamed("NavigationLink") { return call.arguments.contains { call.isDestination($0) && $0.node.contains(node) } }
      if call.isNamed("navigationDestination") { return true }
      return false
    }
    return false
  }
}
