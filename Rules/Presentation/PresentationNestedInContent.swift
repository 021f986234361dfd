import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationNestedInContent = Rule(
    RuleInfo(
      id: "presentation-nested-in-content",
      category: .presentation,
      summary: "A sheet inside another sheet's closure is driven by state of the view below both.",
      rationale: """
        A sheet over a sheet is fine; the defect is where its state lives. The outer view updates while it is covered, the closure keeps \
        the values of its last update, and dismissing the outer sheet leaves the inner flag set. The content deserves a view of its own \
        that owns the state.
        """,
      exceptions: "Silent for alerts and dialogs over a sheet, for state that lives in a model, and when the content is a view of its own.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: move the content with its state into a view")
  ) { context in
    context.presentations.compactMap { inner -> Finding? in
      guard inner.kind.hasEscapingContent, let name = inner.driverName, let view = context.view(around: inner.call.node), view.isState(name), !context.isPreview(inner.call.node),
        inner.call.node.localDeclaration(of: "$" + name, upTo: context.tree.root) == nil, Placement.of(inner, context) == .presentationNestedInContent,
        let outer = inner.call.node.enclosingPresentation,
        // Both are closed together, so the stack is meant.
        !view.accesses.contains(where: { outer.isClosed(by: $0) && $0.node.tree === inner.call.tree && inner.call.node.contains($0.node) })
      else { return nil }
      return Finding(
        .warning, "This \(inner.kind.noun) belongs to the content of another \(outer.kind.noun), but '\(name)' to '\(view.name)' below both; give the content a view that owns it",
        at: inner.call.nameRange, notes: [Diagnostic.Note("the outer \(outer.kind.noun)", file: context.file, range: outer.call.nameRange)],
        fixes: [FixIt("Move the content and '\(name)' into a view of its own", .suggestion)])
    }
  }
}
