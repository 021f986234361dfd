import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationPathBindingIgnoresPop = Rule(
    RuleInfo(
      id: "navigation-path-binding-ignores-pop",
      category: .navigation,
      summary: "The binding of a stack's path drops what the system writes into it.",
      rationale: "The back button and the swipe shorten the path through its binding. A setter that does nothing leaves the model where it was, and the page comes back with the next update.",
      exceptions: "Silent when the setter assigns or calls anything, and in previews.",
      severity: .warning, confidence: .medium, profile: .all,
      fix: "suggestion: write the new path")
  ) { context in
    context.calls("NavigationStack").compactMap { stack -> Finding? in
      guard !stack.isMember, let path = stack.argument("path"), !context.isPreview(stack.node) else { return nil }
      switch BindingExpression(path.value) {
      case .constant: return Finding(.warning, "A constant path drops the system's pops, so pages cannot be left", at: path.value.range)
      case .computed(_, let setter):
        guard setter.kind == .closureExpr, !setter.descendants.contains(where: { [.callSuffix, .assignmentOperator, .inoutExpr, .macroExpansion].contains($0.kind) }) else { return nil }
        return Finding(.warning, "The setter of this path drops the system's pops, so the model and the screen get out of step", at: path.value.range, fixes: [FixIt("Write the new path in the setter", .suggestion)])
      default: return nil
      }
    }
  }
}
