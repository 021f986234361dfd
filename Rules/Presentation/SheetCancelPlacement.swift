import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetCancelPlacement = Rule(
    RuleInfo(
      id: "sheet-cancel-placement",
      category: .presentation,
      summary: "A sheet's Cancel or Done button names a corner instead of its meaning.",
      rationale: "'.cancellationAction' and '.confirmationAction' put the buttons where each platform expects them, and give them the right keys on the Mac.",
      exceptions: "Silent in views that nothing presents and when two items share the placement.",
      severity: .info, profile: .all,
      fix: "unsafe: the placement by meaning")
  ) { context in
    context.calls("ToolbarItem").compactMap { item -> Finding? in
      guard let placement = item.argument("placement")?.value, corners.contains(placement.text), let view = context.view(around: item.node), !context.isPreview(item.node), isPresented(item, view, context),
        let closure = item.trailingClosure, closure.statements.count == 1, let button = closure.statements.first?.rootCall, button.isNamed("Button"), let wanted = placementWanted(button), !isShared(item, placement)
      else { return nil }
      var transaction = Transaction()
      transaction.replace(placement.range, with: wanted, in: context.file)
      return Finding(.info, "'\(wanted)' puts this button where each platform expects it", at: placement.range, fixes: [transaction.fix("Use '\(wanted)'", .unsafe)])
    }
  }

  private static let corners: Set<String> = [".topBarLeading", ".topBarTrailing", ".navigationBarLeading", ".navigationBarTrailing"]

  private static func placementWanted(_ button: Call) -> String? {
    let title = button.arguments.first.flatMap { $0.label == nil && !$0.isTrailing ? $0.value.text : nil } ?? button.argument("label")?.value.statements.first?.rootCall?.arguments.first?.value.text
    switch title {
    case "\"Cancel\"", "\"Close\"": return ".cancellationAction"
    case "\"Save\"", "\"Done\"", "\"Add\"": return ".confirmationAction"
    default: return nil
    }
  }

  private static func isPresented(_ item: Call, _ view: ViewFacts, _ context: FileContext) -> Bool {
    if item.node.ancestors.contains(where: { $0.kind == .callSuffix && (Call($0).flatMap { Presentation($0) }?.isModal ?? false) }) { return true }
    return context.project.uses(of: view.type).contains { use in use.call.node.ancestors.contains { $0.kind == .callSuffix && (Call($0).flatMap { Presentation($0) }?.isModal ?? false) } }
  }

  private static func isShared(_ item: Call, _ placement: Node) -> Bool {
    guard let block = item.chain.parent else { return false }
    return block.descendants.count { $0.kind == .argument && $0.argumentLabel == "placement" && $0.firstChild?.text == placement.text } > 1
  }
}
