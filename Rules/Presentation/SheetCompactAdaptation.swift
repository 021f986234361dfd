import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetCompactAdaptation = Rule(
    RuleInfo(
      id: "sheet-compact-adaptation",
      category: .presentation,
      summary: "A small sheet covers the whole screen of a phone in landscape.",
      rationale: "In a vertically compact screen a sheet becomes a full-screen cover whatever its detents; '.presentationCompactAdaptation(.sheet)' keeps it a sheet.",
      exceptions: "Silent when '.medium' or '.large' is among the detents, when the adaptation is stated, and outside of iOS.",
      severity: .info, confidence: .medium, profile: .all,
      fix: "unsafe: '.presentationCompactAdaptation(.sheet)' on the content (iOS 16.4, macOS 13.3)")
  ) { context in
    guard context.mayRun(on: .iOS), context.targets.meets(Minimum.compactAdaptation) else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .sheet, let call = presentation.contentApplies("presentationDetents"), let set = call.arguments.first?.value, set.kind == .arrayExpr, !set.children.map({ $0 }).isEmpty,
        set.children.allSatisfy({ isSmall($0.text) }), presentation.contentApplies("presentationCompactAdaptation") == nil, !context.isPreview(presentation.call.node), !presentation.call.node.isConditionallyCompiled
      else { return nil }
      var transaction = Transaction()
      transaction.append(modifier: ".presentationCompactAdaptation(.sheet)", to: call.chain, in: context.file)
      return Finding(
        .info, "In landscape on a phone this small sheet covers everything; state the adaptation with '.presentationCompactAdaptation'", at: call.nameRange,
        fixes: [transaction.fix("Keep it a sheet with '.presentationCompactAdaptation(.sheet)'", .unsafe, minimum: Minimum.compactAdaptation)])
    }
  }

  /// `.height(200)`, `.fraction(0.3)`
  private static func isSmall(_ text: String) -> Bool {
    for (prefix, limit) in [(".height(", 400.0), (".fraction(", 0.5)] where text.hasPrefix(prefix) && text.hasSuffix(")") {
      return Double(text.dropFirst(prefix.count).dropLast()).map { $0 < limit } ?? false
    }
    return false
  }
}
