import Linting
import Semantics
import Syntax

extension Rule {
  static let swallowedUserError = Rule(
    RuleInfo(
      id: "swallowed-user-error",
      category: .concurrency,
      summary: "What the user asked for failed, and only the console hears of it.",
      rationale: "The user tapped and nothing happens. A state that shows the error tells what to do.",
      exceptions: "Looks at buttons, 'onTapGesture' and 'onSubmit' of a view, and at a 'catch' of everything that does nothing but one 'print', 'debugPrint' or 'NSLog'.",
      severity: .info,
      confidence: .medium,
      profile: .all,
      fix: "suggestion: show it")
  ) { context in
    (context.calls("print") + context.calls("debugPrint") + context.calls("NSLog")).compactMap { call -> Finding? in
      guard let body = call.chain.parent, body.kind == .codeBlock, let clause = body.parent, clause.kind == .catchClause, clause.catchesEverything, body.statements.count == 1, !context.isPreview(clause),
        let action = clause.enclosingCall(where: { !$0.isNamed("Task") && !$0.isNamed("run") && !$0.isNamed("withAnimation") }), action.isNamed("Button") || action.isNamed("onTapGesture") || action.isNamed("onSubmit"),
        context.view(around: clause) != nil
      else { return nil }
      return Finding(.info, "The user does not learn that this failed", at: context.tree.range(ofToken: clause.firstToken), fixes: [FixIt("Let a state show the error", .suggestion)])
    }
  }
}
