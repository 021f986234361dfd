import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetContentWithoutNavigationStack = Rule(
    RuleInfo(
      id: "sheet-content-without-navigation-stack",
      category: .presentation,
      summary: "A title, a toolbar or a link inside a sheet has no navigation container.",
      rationale: """
        A sheet starts a hierarchy of its own: the stack of the presenter does not reach into it. Without one in the content the title and \
        the toolbar are not shown and links do nothing.
        """,
      exceptions: """
        Silent when any container or modifier on the way is unknown and may bring a stack, for keyboard toolbars, and on macOS for titles \
        and toolbars, which a sheet has by itself there. Not on watchOS and tvOS.
        """,
      severity: .warning, confidence: .medium,
      fix: "unsafe: the content is wrapped in 'NavigationStack' (iOS 16, macOS 13)")
  ) { context in
    let isPhone = context.mayRun(on: .iOS) || context.mayRun(on: .visionOS)
    guard isPhone || context.mayRun(on: .macOS) else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind.hasEscapingContent, let closure = presentation.contentClosure, !context.isPreview(presentation.call.node), !context.isTest else { return nil }
      guard let orphan = orphan(in: closure, context.file, isPhone: isPhone, context) else { return nil }
      var transaction = Transaction()
      transaction.wrap(statementsOf: closure, in: "NavigationStack", file: context.file)
      return Finding(
        .warning, "'\(orphan.call.name)' in this \(presentation.kind.noun) has no navigation container around it, so it does nothing; wrap the content in a 'NavigationStack'", at: presentation.call.nameRange,
        notes: [Diagnostic.Note("without a container", file: orphan.file, range: orphan.call.nameRange)], fixes: [transaction.fix("Wrap the content in 'NavigationStack'", .unsafe, minimum: Minimum.navigationStack)])
    }
  }

  /// Something in the content that needs a container and has none: written there, or on the root of the view it consists of.
  private static func orphan(in closure: Node, _ file: SourceFile, isPhone: Bool, _ context: FileContext) -> (call: Call, file: SourceFile)? {
    for node in closure.descendants where node.kind == .callSuffix {
      if let call = Call(node), NavigationNeed.isNeed(call, isPhone: isPhone, context), NavigationNeed.isUncovered(call.callee, upTo: closure, file, context) { return (call, file) }
    }
    for root in closure.rootViews {
      if let found = helper(root, closure, file, isPhone: isPhone, context) { return found }
      guard let call = root.rootCall, NavigationNeed.isUncovered(call.callee, upTo: closure, file, context), let type = context.project.view(madeBy: call, in: file),
        let found = NavigationNeed.onRoot(of: type, isPhone: isPhone, context, depth: 0)
      else { continue }
      return found
    }
    return nil
  }
}

private func helper(_ root: Node, _ closure: Node, _ file: SourceFile, isPhone: Bool, _ context: FileContext) -> (call: Call, file: SourceFile)? {
  // `{ filter }`: a member of the view is the content.
  guard root.kind == .identifierExpr || root.selfMember != nil, let view = context.view(around: closure), let member = view.members.first(where: { $0.name == (root.selfMember ?? root.name) && $0.kind == .property }), let body = member.node.getterBody else { return nil }
  return NavigationNeed.onRoots(body.rootViews, member.file, isPhone: isPhone, context, depth: 0)
}
