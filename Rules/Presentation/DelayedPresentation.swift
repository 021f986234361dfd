import Linting
import Semantics
import Syntax

extension Rule {
  static let delayedPresentation = Rule(
    RuleInfo(
      id: "delayed-presentation",
      category: .presentation,
      summary: "A delay waits for one presentation to close before the next is opened.",
      rationale: """
        The animation takes as long as it takes: on a slow device, with reduced motion or in a later system the delay is wrong. 'onDismiss' \
        runs when the presentation is gone, and an item that changes from one case to the other needs no waiting.
        """,
      exceptions: """
        Silent when nothing was closed before, for hops to the main thread out of callbacks, and for delays that only animate.
        """,
      severity: .warning,
      fix: "suggestion: 'onDismiss'")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard !context.isPreview(view.type.node) else { return [] }
      let presentations = view.presentations.filter { $0.driverName != nil }
      return presentations.flatMap { presentation -> [Finding] in
        view.accesses(of: presentation.driverName ?? "").compactMap { access -> Finding? in
          guard presentation.isOpened(by: access), access.node.tree === context.tree, let statement = access.statement, let delay = delay(around: statement, presentation, view), closesBefore(delay, presentation, view) else { return nil }
          return Finding(
            .warning, "A delay waits for the other presentation to close; it is too short on slow devices. Open this in 'onDismiss', or change one item", at: statement.range,
            notes: [Diagnostic.Note("the delay", file: context.file, range: delay.nameRange)], fixes: [FixIt("Open it in 'onDismiss' of the first", .suggestion)])
        }
      }
    }
  }

  /// The call that delays a statement: `asyncAfter`, `async` on the main queue, or a `Task` that sleeps first.
  private static func delay(around statement: Node, _ presentation: Presentation, _ view: ViewFacts) -> Call? {
    for ancestor in statement.ancestors {
      if ancestor.kind.isTypeDeclaration { return nil }
      guard ancestor.kind == .closureExpr, let (call, _) = ancestor.closureArgument else { continue }
      if call.isNamed("asyncAfter") { return call }
      if call.isNamed("async"), call.chain.text.hasPrefix("DispatchQueue.main") {
        // Out of a callback it is a hop to the main thread.
        guard let outer = ancestor.ancestors.first(where: { $0.kind == .closureExpr }), let (action, _) = outer.closureArgument else { return nil }
        return ["Button", "onTapGesture", "onAppear", "onDisappear", "onChange", "sheet", "fullScreenCover"].contains(action.name) ? call : nil
      }
      if call.isNamed("Task") {
        let sleeps = ancestor.descendants.contains { $0.kind == .callSuffix && $0.index < statement.index && Call($0)?.isNamed("sleep") ?? false }
        return sleeps ? call : nil
      }
    }
    return nil
  }

  /// Before the delay, or around it, another presentation closes.
  private static func closesBefore(_ delay: Call, _ presentation: Presentation, _ view: ViewFacts) -> Bool {
    let start = delay.chain
    guard let block = start.ancestors.first(where: { $0.kind == .closureExpr || $0.kind == .codeBlock || $0.kind == .accessorBlock }) else { return false }
    let others = view.presentations.filter { $0.driverName != presentation.driverName && ($0.kind.hasEscapingContent) }
    for access in view.accesses where access.node.tree === start.tree && block.contains(access.node) && access.node.index < start.index {
      if others.contains(where: { $0.isClosed(by: access) }) { return true }
      if let property = view.property(access.property), property.readsEnvironment("dismiss") { return true }
    }
    // In a method given as `onDismiss`.
    if let member = view.members.firstIndex(where: { $0.node.tree === start.tree && $0.node.contains(start) }),
      view.references.contains(where: { $0.target == member && $0.node.enclosingArgument?.argumentLabel == "onDismiss" })
    {
      return true
    }
    // In `onDismiss`, in the presented content or when that disappears.
    for ancestor in start.ancestors {
      if ancestor.kind.isTypeDeclaration { return false }
      guard ancestor.kind == .closureExpr, let (call, label) = ancestor.closureArgument else { continue }
      if label == "onDismiss" { return true }
      if let outer = Presentation(call), outer.kind.hasEscapingContent, outer.driverName != presentation.driverName, label == nil || label == "content" { return true }
    }
    return false
  }
}
