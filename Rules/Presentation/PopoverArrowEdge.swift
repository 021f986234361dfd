import Linting
import Semantics
import Syntax

extension Rule {
  static let popoverArrowEdge = Rule(
    RuleInfo(
      id: "popover-arrow-edge",
      category: .presentation,
      summary: "A popover on macOS does not say from which edge it comes.",
      rationale: """
        The default of 'arrowEdge' changed from '.top' to any edge between SDKs, so a popover without it may move after an update of Xcode.
        """,
      exceptions: "Silent where 'arrowEdge' is given and in code that is not for macOS.",
      severity: .info, profile: .all,
      fix: "unsafe: 'arrowEdge: .top', the old default")
  ) { context in
    guard context.targets.certainlyIncludes(.macOS) else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .popover, presentation.call.argument("arrowEdge") == nil, !presentation.call.node.isConditionallyCompiled, !context.isPreview(presentation.call.node) else { return nil }
      let last = presentation.call.arguments.last { !$0.isTrailing && $0.label != "content" }
      var transaction = Transaction()
      transaction.insert(", arrowEdge: .top", at: last?.node.end ?? presentation.driverArgument.node.end, in: context.file)
      return Finding(.info, "Without 'arrowEdge' the popover's place depends on the SDK", at: presentation.call.nameRange, fixes: [transaction.fix("Restore the old default with 'arrowEdge: .top'", .unsafe)])
    }
  }
}
