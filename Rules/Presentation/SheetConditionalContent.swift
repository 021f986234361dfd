import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetConditionalContent = Rule(
    RuleInfo(
      id: "sheet-conditional-content",
      category: .presentation,
      summary: "A sheet chooses its content by a state that 'body' does not read.",
      rationale: """
        The closure of a sheet runs with the values of the last run of 'body'. When the state that the 'if' or 'switch' looks at is written \
        together with the flag, and 'body' does not read it, the branch is chosen by the old value: the wrong screen opens. One item or \
        enum that both opens the sheet and says what it shows cannot go out of step.
        """,
      exceptions: """
        Silent for availability checks, environment values, observed objects and optionals (another rule speaks of those), and when the \
        state changes only while the sheet is up, as in a wizard. A choice by a state that 'body' reads is correct; profile 'presentation' \
        mentions it as advice.
        """,
      severity: .error,
      fix: "safe: a capture list; the enum is left to you")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard case .flag = presentation.driver, presentation.kind.hasEscapingContent, let view = context.view(around: presentation.call.node),
        !context.isPreview(presentation.call.node)
      else { return nil }
      let deciding = view.decidingStates(of: presentation)
      guard !deciding.isEmpty else { return nil }
      let all = view.staleReads(in: presentation, index: context.index) { context.facts(of: $0) }.filter { $0.form == .certain }
      let stale = all.filter { deciding.contains($0.property.name) }
      return stale.isEmpty ? advice(deciding, presentation, view) : certain(stale, fixing: all, presentation, view, context)
    }
  }

  private static func certain(_ stale: [StaleRead], fixing all: [StaleRead], _ presentation: Presentation, _ view: ViewFacts, _ context: FileContext) -> Finding {
    let names = stale.map(\.property.name).quotedList
    let noun = presentation.kind.noun
    var notes: [Diagnostic.Note] = []
    if let write = stale.first?.write {
      notes.append(Diagnostic.Note("written here, in the action that opens the \(noun)", file: context.fileOf(write.node, view), range: write.node.nameRange))
    }
    let fix = CaptureListFix.fix(for: all, in: presentation, of: view, context)
    return Finding(
      .error, "This \(noun) chooses its content by the old value of \(names), which 'body' does not read; drive it with an item or an enum",
      at: presentation.call.nameRange, notes: notes, fixes: fix.map { [$0] } ?? [])
  }

  /// The choice is right today, but two states have to be kept in step.
  private static func advice(_ deciding: [String], _ presentation: Presentation, _ view: ViewFacts) -> Finding? {
    let isWrittenOutside = view.accesses.contains {
      deciding.contains($0.property) && $0.isWrite && !presentation.call.node.contains($0.node)
    }
    guard isWrittenOutside else { return nil }
    return Finding(
      .info, "This \(presentation.kind.noun) chooses its content by \(deciding.quotedList); one item or enum would open it and say what it shows",
      at: presentation.call.nameRange, profile: .presentation)
  }
}
