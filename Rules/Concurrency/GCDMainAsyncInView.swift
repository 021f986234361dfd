import Linting
import Semantics
import Syntax

extension Rule {
  static let gcdMainAsyncInView = Rule(
    RuleInfo(
      id: "gcd-main-async-in-view",
      category: .concurrency,
      summary: "An action of a view puts off its work with 'DispatchQueue.main.async'.",
      rationale: "SwiftUI calls the action on the main thread already. Putting the work off mostly hides a state that is changed during an update, or a race for the focus.",
      exceptions: "Silent in callbacks, where it is the way back to the main thread, under a comment, and where the work opens a presentation, which another rule looks at.",
      severity: .info,
      confidence: .medium,
      profile: .all,
      fix: "suggestion: do the work at once")
  ) { context in
    context.calls("async").compactMap { call -> Finding? in
      guard call.chain.text.hasPrefix("DispatchQueue.main.async"), let closure = call.trailingClosure ?? call.argument("execute")?.value, closure.kind == .closureExpr, let view = context.view(around: call.node), !context.isPreview(call.node),
        let action = call.node.ancestors.first(where: { $0.kind == .closureExpr })?.closureArgument?.call, action.isMember ? actionModifiers.contains(action.name) : action.isNamed("Button") && context.isSwiftUI(action)
      else { return nil }
      // A comment above says what it waits for.
      guard !context.tree.isExplainedAbove(call.chain.start) else { return nil }
      let drivers = Set(view.presentations.compactMap(\.driverName))
      guard !view.accesses.contains(where: { $0.node.tree === closure.tree && closure.contains($0.node) && $0.isWrite && drivers.contains($0.property) }) else { return nil }
      return Finding(.info, "'\(action.name)' is called on the main thread already; what is this put off for?", at: call.nameRange, fixes: [FixIt("Do the work at once", .suggestion)])
    }
  }
}
