import Linting
import Semantics
import Syntax

extension Rule {
  static let inspectorColumnWidthMisplaced = Rule(
    RuleInfo(
      id: "inspector-column-width-misplaced",
      category: .inspector,
      summary: "'inspectorColumnWidth' stands outside of the inspector's content, where it has no effect.",
      rationale: "The modifier sets the width of the column that its view is in. On the view that has the inspector it sets nothing.",
      exceptions: "Silent for views and helpers that some inspector shows, and when not every use is known.",
      severity: .warning,
      fix: "safe: the modifier moves to the end of the inspector's content",
      references: ["https://developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(_:)"])
  ) { context in
    context.calls("inspectorColumnWidth").compactMap { call -> Finding? in
      guard call.isMember, context.project.viewFunctions["inspectorColumnWidth"] == nil, context.receiver(of: call).isView, let view = context.view(around: call.node), !context.isPreview(call.node) else { return nil }
      if let inspector = call.chain.outermostChain.modifierCalls.last(where: { $0.isNamed("inspector") && $0.nameToken < call.nameToken && Presentation($0) != nil }) {
        return Finding(
          .warning, "'inspectorColumnWidth' has an effect only on the content of the inspector", at: call.nameRange, notes: [Diagnostic.Note("this inspector", file: context.file, range: inspector.nameRange)], fixes: [fix(call, inspector, context)])
      }
      let search = OutwardSearch(context.project) { step, _ in
        guard case .inside(let outer, _) = step else { return nil }
        return outer.isMember && outer.isNamed("inspector") ? .yes : nil
      }
      guard search.answers(from: call.callee, in: view) == [.no] else { return nil }
      return Finding(.info, "'inspectorColumnWidth' has an effect only on the content of an inspector, and this is in none", at: call.nameRange)
    }
  }

  private static func fix(_ call: Call, _ inspector: Call, _ context: FileContext) -> FixIt {
    let title = "Move it to the inspector's content"
    guard let closure = Presentation(inspector)?.contentClosure, closure.statements.count == 1, let root = closure.statements.first, root.kind == .chain, !root.modifierCalls.contains(where: { $0.isNamed("inspectorColumnWidth") }),
      !call.node.isConditionallyCompiled
    else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.move(call, after: root, into: closure, in: context.file)
    return transaction.fix(title, .safe)
  }
}
