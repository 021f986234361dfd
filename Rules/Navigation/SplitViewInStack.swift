import Linting
import Semantics
import Syntax

extension Rule {
  static let splitViewInStack = Rule(
    RuleInfo(
      id: "split-view-in-stack",
      category: .navigation,
      summary: "A 'NavigationSplitView' stands inside a navigation stack.",
      rationale: "A split view is the top of a window or a tab: inside a stack its columns do not lay out and its sidebar button fights the back button.",
      exceptions: "Silent in tabs, in sheets and in one of several branches.",
      severity: .error,
      fix: "suggestion: drop the outer stack")
  ) { context in
    var reported: Set<Node> = []
    return context.navigation.hierarchies(touching: context.file).flatMap { hierarchy -> [Finding] in
      guard !hierarchy.container.isNamed("NavigationSplitView") else { return [] }
      return hierarchy.items.compactMap { item -> Finding? in
        guard item.file === context.file, item.call.isNamed("NavigationSplitView"), !item.isSeparate, !context.isPreview(item.call.node), reported.insert(item.call.node).inserted else { return nil }
        guard !item.call.node.ancestors.prefix(while: { !$0.kind.isTypeDeclaration }).contains(where: { [.ifBranch, .elseClause, .switchCase, .ifConfigClause].contains($0.kind) }) else { return nil }
        return Finding(
          .error, "A split view is the top of its window; inside a '\(hierarchy.container.name)' its columns do not work", at: item.call.nameRange,
          notes: [Diagnostic.Note("the outer container", file: hierarchy.file, range: hierarchy.container.nameRange)], fixes: [FixIt("Drop the outer container", .suggestion)])
      }
    }
  }
}
