import Linting
import Semantics
import Syntax

extension Rule {
  static let splitColumnWidthMisplaced = Rule(
    RuleInfo(
      id: "split-column-width-misplaced",
      category: .inspector,
      summary: "'navigationSplitViewColumnWidth' stands on the split view, or outside of a column's content.",
      rationale: "The modifier sets the width of the column that its view is in. On the split view itself, on a row or elsewhere it sets nothing.",
      exceptions: "Silent on the content of a column, in views and helpers that a column shows, and when not every use is known.",
      severity: .warning,
      fix: "suggestion: on the content of the column",
      references: ["https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:)"])
  ) { context in
    context.calls("navigationSplitViewColumnWidth").compactMap { call -> Finding? in
      guard call.isMember, context.project.viewFunctions[call.name] == nil, let view = context.view(around: call.node), !context.isPreview(call.node) else { return nil }
      let fixes = [FixIt("Put it on the content of the column", .suggestion)]
      if let base = call.chain.outermostChain.rootCall, base.isNamed("NavigationSplitView"), context.index.isSwiftUI(base.name) {
        return Finding(.warning, "'navigationSplitViewColumnWidth' belongs on the content of a column, not on the split view", at: call.nameRange, notes: [Diagnostic.Note("the split view", file: context.file, range: base.nameRange)], fixes: fixes)
      }
      var isRow = false
      let search = OutwardSearch(context.project) { step, _ in
        guard case .inside(let outer, _) = step else { return nil }
        if outer.isNamed("ForEach") || outer.isNamed("List"), !outer.isMember {
          isRow = true
          return .no
        }
        return outer.isNamed("NavigationSplitView") ? .yes : nil
      }
      guard search.answers(from: call.callee, in: view) == [.no] else { return nil }
      return Finding(isRow ? .warning : .info, "'navigationSplitViewColumnWidth' belongs on the content of a column, and this is \(isRow ? "a row" : "in none")", at: call.nameRange, fixes: fixes)
    }
  }
}
