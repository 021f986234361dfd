import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetStaleStateCapture = Rule(
    RuleInfo(
      id: "sheet-stale-state-capture",
      category: .presentation,
      summary: "The content of a sheet shows the old value of a state that nothing in 'body' reads.",
      rationale: """
        While a view updates, '@State' hands out the copy kept in the view's struct and notes that it was read; only then does a later \
        write make 'body' run again. The content closure of a sheet, cover or popover runs later, with the struct of the last run of \
        'body'. If only that closure reads the state, the write that opens the sheet makes nobody run 'body', and the first opening \
        shows the value from before. After that the state is tracked, which is why the bug seems to go away.
        """,
      exceptions: """
        Silent when anything that 'body' reaches reads the state, when the closure captures it, when the content only passes '$state' on, \
        when the state is an object that is never replaced, and for alerts, dialogs and inspectors, whose builders run with 'body'.
        """,
      severity: .error,
      fix: "safe: a capture list, or 'let _ = state' in the getter",
      references: ["https://developer.apple.com/documentation/swiftui/state"])
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard let view = context.view(around: presentation.call.node), !context.isPreview(presentation.call.node) else { return nil }
      var stale = view.staleReads(in: presentation, index: context.index) { context.facts(of: $0) }
      // Another rule says the same of these, with a better fix.
      let deciding = view.decidingStates(of: presentation)
      stale.removeAll { deciding.contains($0.property.name) }
      if case .flag(.projection(let flag)) = presentation.driver, view.isState(flag), let optional = view.optionalContent(of: presentation) {
        stale.removeAll { $0.property.name == optional.property.name }
      }
      return finding(stale, presentation, view, context)
    }
  }

  private static func finding(_ stale: [StaleRead], _ presentation: Presentation, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    let certain = stale.filter { $0.form == .certain }
    let reported = certain.isEmpty ? stale : certain
    guard let first = reported.first else { return nil }
    let names = reported.map(\.property.name).quotedList
    let noun = presentation.kind.noun
    let message =
      certain.isEmpty
      ? "This \(noun) may show an old value of \(names): nothing in 'body' reads it, so a write does not renew the content"
      : "The first time this \(noun) opens it shows the old value of \(names): nothing in 'body' reads it, so the content keeps the copy made before the write"
    var notes: [Diagnostic.Note] = []
    if let read = first.reads.first { notes.append(Diagnostic.Note("read here, in the \(noun)'s content", file: view.members[read.member].file, range: read.node.nameRange)) }
    if let write = first.write {
      notes.append(Diagnostic.Note("written here, in the action that opens the \(noun)", file: context.fileOf(write.node, view), range: write.node.nameRange))
    }
    let fix = CaptureListFix.fix(for: reported, in: presentation, of: view, context)
    return Finding(
      certain.isEmpty ? .info : .error, message, at: presentation.call.nameRange, notes: notes, fixes: fix.map { [$0] } ?? [],
      profile: certain.isEmpty ? .presentation : .default)
  }
}
