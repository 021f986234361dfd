import Linting
import Semantics
import Syntax

extension Rule {
  static let gestureOnlyDismiss = Rule(
    RuleInfo(
      id: "gesture-only-dismiss",
      category: .presentation,
      summary: "A cover can be closed by a tap or drag gesture only.",
      rationale: """
        VoiceOver does not announce a gesture as a control, and the keyboard and Full Keyboard Access have none. A button is found by all \
        of them; '.accessibilityAction(.escape)' helps where no button fits.
        """,
      exceptions: """
        Silent for plain sheets (they can be swiped down), when any other way out exists or may exist, and when the view has an \
        accessibility action or the trait of a button. Not on tvOS and watchOS.
        """,
      severity: .warning,
      fix: "suggestion: a button")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.isModal, let view = Exits.view(of: presentation, context), context.mayRun(on: .iOS) || context.mayRun(on: .macOS) || context.mayRun(on: .visionOS),
        presentation.kind == .fullScreenCover || Exits.disabledDismissal(of: presentation, context.file, context) != nil,
        case .exits(let exits) = ExitSearch.exits(of: presentation, in: view, context.project), exits.allSatisfy(\.isGesture), let first = exits.first, !exits.contains(where: { isAccessible($0.node) })
      else { return nil }
      let file = context.fileOf(first.node, view)
      return Finding(
        .warning, "Only a gesture closes this \(presentation.kind.noun): VoiceOver does not announce it and the keyboard has none; add a button", at: presentation.call.nameRange,
        notes: [Diagnostic.Note("the only way out", file: file, range: first.node.nameRange)], fixes: [FixIt("Close with a Button, or add '.accessibilityAction(.escape)'", .suggestion)])
    }
  }

  /// The chain that carries the gesture has the trait or an action for assistive technology.
  private static func isAccessible(_ exit: Node) -> Bool {
    exit.ancestors.filter { $0.kind == .chain }.contains { chain in
      chain.modifierCalls.contains { $0.isNamed("accessibilityAction") || $0.isNamed("accessibilityActions") || $0.isNamed("accessibilityAddTraits") && $0.node.text.contains("isButton") }
    }
  }
}
