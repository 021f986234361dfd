import Linting
import Semantics
import Syntax

extension Rule {
  static let popoverWithoutCompactAdaptation = Rule(
    RuleInfo(
      id: "popover-without-compact-adaptation",
      category: .presentation,
      summary: "A popover says nothing about phones, where it becomes a sheet.",
      rationale: """
        In compact screens a popover is shown as a sheet. That is often right and sometimes a surprise; \
        '.presentationCompactAdaptation(.popover)' keeps it a popover, '(.sheet)' says that a sheet is meant.
        """,
      exceptions: """
        Silent in code for macOS or visionOS only, when the content is built as a sheet (detents, a navigation container, a list, a form, \
        a scroll view), and where the size class or the device is asked.
        """,
      severity: .info, profile: .presentation,
      fix: "unsafe: '.presentationCompactAdaptation(.popover)' on the content (iOS 16.4, macOS 13.3)")
  ) { context in
    guard context.mayRun(on: .iOS), context.targets.meets(Minimum.compactAdaptation), !asksForSize(context) else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .popover, let closure = presentation.contentClosure, !context.isPreview(presentation.call.node), !presentation.call.node.isConditionallyCompiled else { return nil }
      let roots = closure.rootViews
      guard !roots.isEmpty, !roots.contains(where: { isDecided($0, context, depth: 0) }) else { return nil }
      let title = "Keep it a popover with '.presentationCompactAdaptation(.popover)'"
      var fix = FixIt(title, .suggestion, minimum: Minimum.compactAdaptation)
      if closure.statements.count == 1, let only = closure.statements.first, only.kind == .chain {
        var transaction = Transaction()
        transaction.append(modifier: ".presentationCompactAdaptation(.popover)", to: only, in: context.file)
        fix = transaction.fix(title, .unsafe, minimum: Minimum.compactAdaptation)
      }
      return Finding(.info, "On iPhone this popover becomes a sheet; say which is meant with '.presentationCompactAdaptation'", at: presentation.call.nameRange, fixes: [fix])
    }
  }

  /// The content says how it adapts, looks like a sheet, or is not known.
  private static func isDecided(_ root: Node, _ context: FileContext, depth: Int) -> Bool {
    if root.modifierCalls.contains(where: { $0.name.hasPrefix("presentation") || $0.isNamed("interactiveDismissDisabled") || !ModifierTable.isModifier($0.name) }) { return true }
    guard let call = root.rootCall, call.isInitializer else { return true }
    if ["List", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView"].contains(call.name) { return true }
    if let type = context.project.view(madeBy: call, in: context.file) {
      guard depth < 3, let body = context.facts(of: type).members.first(where: { $0.name == "body" })?.node.getterBody else { return true }
      return body.rootViews.contains { isDecided($0, context, depth: depth + 1) }
    }
    return context.index.declares(call.name) || !ClosureRole.isKnownContainer(call.name)
  }

  private static func asksForSize(_ context: FileContext) -> Bool {
    let names = ["horizontalSizeClass", "userInterfaceIdiom"]
    return names.contains(where: context.file.mayMention) && context.tree.nodes(.memberSuffix).contains { names.contains($0.name) }
  }
}
