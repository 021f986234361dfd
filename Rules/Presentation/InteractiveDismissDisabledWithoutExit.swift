import Linting
import Semantics
import Syntax

extension Rule {
  static let interactiveDismissDisabledWithoutExit = Rule(
    RuleInfo(
      id: "interactive-dismiss-disabled-without-exit",
      category: .presentation,
      summary: "A sheet cannot be swiped away, and nothing in it closes it.",
      rationale: "'interactiveDismissDisabled()' takes the user's only way out; a sheet that uses it needs a control of its own.",
      exceptions: "Silent with a condition as argument, for sheets that are always up on purpose, and when part of the content is unknown.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: a close button that calls 'dismiss'")
  ) { context in
    context.calls("interactiveDismissDisabled").compactMap { call -> Finding? in
      guard call.isMember, !context.isPreview(call.node), !context.isTest else { return nil }
      for (presentation, file) in presentations(configuredBy: call, context) where presentation.kind == .sheet || presentation.kind == .popover {
        guard let owner = context.project.enclosingType(of: presentation.call.node, in: file), context.index.isViewLike(owner), let (found, _) = Exits.disabledDismissal(of: presentation, file, context), found.node == call.node,
          case .none = ExitSearch.exits(of: presentation, in: context.facts(of: owner), context.project)
        else { continue }
        return Finding(
          .warning, "'interactiveDismissDisabled' removes the only way to close this \(presentation.kind.noun)", at: call.nameRange,
          notes: [Diagnostic.Note("the \(presentation.kind.noun)", file: file, range: presentation.call.nameRange)], fixes: [FixIt("Add a button that closes it", .suggestion)])
      }
      return nil
    }
  }

  /// The presentation in whose content the modifier stands, or those that show the view on whose root it stands.
  private static func presentations(configuredBy call: Call, _ context: FileContext) -> [(Presentation, SourceFile)] {
    if let outer = call.node.enclosingPresentation { return [(outer, context.file)] }
    guard let view = context.view(around: call.node) else { return [] }
    return context.project.uses(of: view.type).compactMap { use in use.call.node.enclosingPresentation.map { ($0, use.file) } }
  }
}
