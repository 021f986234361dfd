import Linting
import Semantics
import Syntax

extension Rule {
  static let misplacedPresentationConfiguration = Rule(
    RuleInfo(
      id: "misplaced-presentation-configuration",
      category: .presentation,
      summary: "A modifier that configures a sheet stands on the presenter instead of the sheet's content.",
      rationale: """
        '.presentationDetents' and its relatives configure the presentation that their view is in. After '.sheet' in the presenter's chain \
        they configure nothing.
        """,
      exceptions: """
        Silent when the view is itself presented anywhere, or when not every place that makes it is known: views of libraries, in UIKit \
        hosts, modifiers and helpers.
        """,
      severity: .warning,
      fix: "safe: the modifier moves to the end of the content, when the chain has one presentation")
  ) { context in
    context.calls(names).compactMap { call -> Finding? in
      guard call.isMember, context.project.viewFunctions[call.name] == nil, call.chain.kind == .chain, let view = context.view(around: call.node), !context.isPreview(call.node) else { return nil }
      let presentations = call.chain.modifierCalls.filter { $0.nameToken < call.nameToken }.compactMap { Presentation($0) }.filter { $0.kind.hasEscapingContent }
      guard let presentation = presentations.last, !view.type.inherited.contains("ViewModifier"), isNeverPresented(call, view, context) else { return nil }
      return Finding(
        .warning, "'\(call.name)' configures the presentation that '\(view.name)' is in, not the \(presentation.kind.noun) it presents; move it into the content", at: call.nameRange,
        notes: [Diagnostic.Note("the \(presentation.kind.noun)", file: context.file, range: presentation.call.nameRange)], fixes: [fix(call, presentations, context)])
    }
  }

  private static let names = [
    "presentationDetents", "presentationDragIndicator", "presentationBackground", "presentationCornerRadius", "presentationCompactAdaptation", "presentationContentInteraction",
    "presentationBackgroundInteraction", "presentationSizing", "interactiveDismissDisabled",
  ]

  /// No way out of the view leads through a presentation, and all are known.
  private static func isNeverPresented(_ call: Call, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let search = OutwardSearch(context.project) { step, _ in
      guard case .inside(let outer, _) = step else { return nil }
      if let presentation = Presentation(outer) { return presentation.kind.hasEscapingContent || presentation.kind == .inspector ? .yes : nil }
      return nil
    }
    let answers = search.answers(from: call.callee, in: view)
    return answers == [.no]
  }

  private static func fix(_ call: Call, _ presentations: [Presentation], _ context: FileContext) -> FixIt {
    let title = "Move it to the content"
    guard presentations.count == 1, let closure = presentations[0].contentClosure, closure.statements.count == 1, let root = closure.statements.first, root.kind == .chain, !call.node.isConditionallyCompiled else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.move(call, after: root, into: closure, in: context.file)
    return transaction.fix(title, .safe)
  }
}
