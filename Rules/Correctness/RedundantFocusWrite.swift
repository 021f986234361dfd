import Linting
import Semantics
import Syntax

extension Rule {
  static let redundantFocusWrite = Rule(
    RuleInfo(
      id: "redundant-focus-write",
      category: .correctness,
      summary: "A tap sets the focus that the click sets already.",
      rationale: "On macOS a click focuses a view that is 'focusable'. A gesture that also writes the focus state competes with it.",
      exceptions: "Only in code for macOS alone: touch does not focus a view on iOS. Silent when the gesture does anything else.",
      severity: .info,
      confidence: .low,
      profile: .all,
      fix: "suggestion: no gesture")
  ) { context in
    guard context.targets.isExact, !context.targets.isUnknown, context.targets.minimums.keys.allSatisfy({ $0 == .macOS }) else { return [] }
    return context.modifiers("onTapGesture").compactMap { call -> Finding? in
      guard let closure = call.actionClosure, closure.statements.count == 1, let view = context.view(around: call.node) else { return nil }
      let before = call.chain.modifierCalls.filter { $0.node.index < call.node.index }
      guard before.contains(where: { $0.isNamed("focusable") }), let focused = before.first(where: { $0.isNamed("focused") }), focused.arguments.count == 1, let binding = focused.arguments.first?.value,
        case .projection(let name) = BindingExpression(binding),
        view.accesses(of: name).contains(where: { access in
          guard closure.contains(access.node), access.node.tree === closure.tree, case .write(let value?) = access.kind else { return false }
          return value.text == "true" && access.statement == closure.statements.first
        })
      else { return nil }
      return Finding(.info, "A click focuses this view already; the gesture competes with it", at: call.nameRange, fixes: [FixIt("Leave the gesture out", .suggestion)])
    }
  }
}
