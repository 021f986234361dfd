import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationInToolbarItem = Rule(
    RuleInfo(
      id: "presentation-in-toolbar-item",
      category: .presentation,
      summary: "A sheet is attached to a toolbar button.",
      rationale: "Toolbar items are rebuilt with the bar, and some systems present from them only once; the screen's content stays.",
      exceptions: "Silent for popovers and dialogs, which point at the button; in 'ToolbarContent'; and where only iOS 26 and later are supported.",
      severity: .info, confidence: .low, profile: .all,
      fix: "unsafe: the modifier moves to the view that has the toolbar")
  ) { context in
    guard !(context.targets[.iOS].map { $0 >= Version(26) } ?? false) else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.isModal, Placement.of(presentation, context) == .presentationInToolbarItem, !context.isPreview(presentation.call.node),
        let toolbar = presentation.call.node.enclosingCall(where: { $0.isMember && $0.isNamed("toolbar") })
      else { return nil }
      // In a helper the toolbar is elsewhere.
      let title = "Move the \(presentation.kind.noun) to the view that has the toolbar"
      var transaction = Transaction()
      transaction.move(presentation.call, after: toolbar.chain, in: context.file)
      return Finding(.info, "This \(presentation.kind.noun) hangs on a toolbar button, which is rebuilt with the bar; put it on the screen's content", at: presentation.call.nameRange, fixes: [transaction.fix(title, .unsafe)])
    }
  }
}
