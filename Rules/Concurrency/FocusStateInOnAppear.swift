import Linting
import Semantics
import Syntax

extension Rule {
  static let focusStateInOnAppear = Rule(
    RuleInfo(
      id: "focus-state-in-onappear",
      category: .concurrency,
      summary: "The focus is set in 'onAppear'.",
      rationale: """
        When 'onAppear' runs the field may not be part of the window yet, and the request is lost. 'defaultFocus' names the field that has the \
        focus when the window first appears. On iOS 'onAppear' mostly works, so code for macOS or tvOS and for other systems too is looked at in the profile 'all' alone.
        """,
      exceptions: "Silent when the focus is set later, in a task or after a delay, under a condition, in a row of a list, in code for neither macOS nor tvOS, on systems before iOS 17 and macOS 13, and on watchOS.",
      severity: .info,
      confidence: .medium,
      fix: "suggestion: '.defaultFocus'",
      minimum: .systems("17 13 17 10 1"),
      references: ["https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)"])
  ) { context in
    guard context.targets[.macOS] != nil || context.targets[.tvOS] != nil, context.targets[.watchOS] == nil else { return [] }
    // Where the keyboard or the remote moves the focus, the first one matters.
    let isDesktop = context.targets.isExact && context.targets.minimums.keys.allSatisfy { $0 == .macOS || $0 == .tvOS }
    return context.modifiers("onAppear").compactMap { call -> Finding? in
      guard context.targets(at: call.node).meets(.systems("17 13 17 10 1")), let closure = call.actionClosure, let view = context.view(around: call.node) else { return nil }
      let writes = view.accesses.filter { access in
        guard access.place == .action(closure), view.property(access.property)?.wrapperName == "FocusState", case .write(let value?) = access.kind else { return false }
        return value.kind != .nilLiteral && value.text != "false"
      }
      guard let write = writes.first, let statement = write.statement, statement.parent == closure, call.node.enclosingCall(where: { $0.isNamed("ForEach") || $0.isNamed("List") }) == nil else { return nil }
      return Finding(
        .info, "Focus that is set in 'onAppear' can be lost; '.defaultFocus($\(write.property), …)' names the first field", at: statement.range,
        fixes: [FixIt("Use '.defaultFocus'", .suggestion, minimum: .systems("17 13 17 10 1"))], profile: isDesktop ? .default : .all)
    }
  }
}
