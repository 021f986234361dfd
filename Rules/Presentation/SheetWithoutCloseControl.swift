import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetWithoutCloseControl = Rule(
    RuleInfo(
      id: "sheet-without-close-control",
      category: .presentation,
      summary: "A sheet has no control that closes it where none comes with the system.",
      rationale: """
        On macOS a sheet has no close button and ignores clicks outside of it. On a phone in landscape a sheet that adapts to a full-screen \
        cover cannot be swiped down.
        """,
      exceptions: """
        Silent when no target is for macOS (unless the sheet asks for a cover in compact screens: advice of profile 'all'), in code for \
        one platform ('#if os(iOS)'), and when part of the content is unknown.
        """,
      severity: .warning, confidence: .medium,
      fix: "suggestion: a close button that calls 'dismiss'")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .sheet, let view = Exits.view(of: presentation, context) else { return nil }
      let isMac = context.targets.certainlyIncludes(.macOS) && presentation.call.node.isCompiled(for: .macOS).isYes
      let becomesCover = presentation.contentApplies("presentationCompactAdaptation").map { $0.node.text.contains(".fullScreenCover") } ?? false
      guard isMac || becomesCover && !presentation.call.node.isConditionallyCompiled, Exits.disabledDismissal(of: presentation, context.file, context) == nil, case .none = ExitSearch.exits(of: presentation, in: view, context.project) else { return nil }
      let place = isMac ? "on macOS a sheet has no close button of its own" : "in compact screens it covers everything"
      return Finding(
        isMac ? .warning : .info, "No control in this sheet closes it, and \(place)", at: presentation.call.nameRange,
        fixes: [FixIt("Add a button that closes it, in a toolbar with the placement '.cancellationAction'", .suggestion)], profile: isMac ? .default : .all)
    }
  }
}
